import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { removeSentence } from '../../model/ai/remove-sentence';
import type { Flag, Writing } from '../../model/ai/writing';
import { FlagList } from './flag-list';
import { MarkedText } from './marked-text';
import { WriterNote } from './writer-note';

interface WritingResultProps {
  writing: Writing;
  /** The athlete's own text, to compare with; null for an email that was written again. */
  before: string | null;
  onAccept: (text: string) => void;
  onReject: () => void;
}

/** What was written, next to what there was. Nothing is taken over before Accept, and Accept waits for every mark. */
export function WritingResult({ writing, before, onAccept, onReject }: WritingResultProps) {
  const [shown, setShown] = useState({ text: writing.text, flags: writing.flags });
  const { text, flags } = shown;
  const open = flags.length > 0;

  function confirm(settled: readonly Flag[]): void {
    setShown({ text, flags: flags.filter((flag) => !settled.includes(flag)) });
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {writing.remarks.map((remark) => (
        <Alert key={remark} severity="info" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {remark}
        </Alert>
      ))}
      <MarkedText before={before} text={text} flags={flags} />
      <FlagList flags={flags} onConfirm={confirm} onRemove={(flag) => setShown(removeSentence(shown, flag))} />
      <WriterNote {...writing} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button variant="contained" disabled={open || text === ''} onClick={() => onAccept(text)}>
          Accept
        </Button>
        <Button variant="outlined" color="inherit" onClick={onReject}>
          Reject
        </Button>
        {open && (
          <Typography variant="body2" color="textSecondary">
            Decide on the marked places first.
          </Typography>
        )}
      </Box>
    </Box>
  );
}
