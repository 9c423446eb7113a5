import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChangeProblem, WaitingChange } from '@/shared/lib/device-store';
import { fieldName } from '../model/change-words';

interface LostChangeProps {
  change: WaitingChange;
  problem: Exclude<ChangeProblem, { kind: 'conflict' }>;
  onDiscard: () => void;
}

function reason({ kind }: WaitingChange, problem: LostChangeProps['problem']): string {
  if (problem.kind === 'refused') return problem.message;
  return kind === 'draft' || kind === 'newDraft'
    ? 'This campaign was deleted. Your text is kept here.'
    : 'This school is not in the directory any more.';
}

const box = {
  p: 1.5,
  maxHeight: 220,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflowWrap: 'anywhere',
} as const;

function Texts({ label, texts }: { label: string; texts: readonly [field: string, value: string][] }) {
  return (
    <Box tabIndex={0} role="region" aria-label={`Your text: ${label}`} sx={box}>
      {texts.map(([field, value]) => (
        <Box key={field} sx={{ mb: 1, whiteSpace: 'pre-wrap' }}>
          <Typography variant="body2" color="textSecondary">
            {fieldName(field)}
          </Typography>
          {value}
        </Box>
      ))}
    </Box>
  );
}

/** A change that can not be stored any more: its texts are there to be copied. */
export function LostChange({ change, problem, onDiscard }: LostChangeProps) {
  const [isCopied, setCopied] = useState(false);
  const texts = Object.entries(change.fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const text = texts.map(([, value]) => value).join('\n\n');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      <Typography variant="body2">{reason(change, problem)}</Typography>
      <Texts label={change.label} texts={texts} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy text'}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onDiscard}>
          Discard it
        </Button>
      </Box>
    </Box>
  );
}
