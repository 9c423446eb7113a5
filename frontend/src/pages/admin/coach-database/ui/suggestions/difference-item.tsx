import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { StatusPill } from '@/shared/ui/status-pill';
import type { DifferenceRow } from '../../model/suggestions/suggestion';
import { type FieldLine, suggestionWords } from '../../model/suggestions/suggestion-words';

interface DifferenceItemProps {
  row: DifferenceRow;
  deciding: boolean;
  onAccept: () => void;
  onReject: () => void;
}

const kinds = {
  new: { word: 'New', tone: 'good', accept: 'Accept' },
  changed: { word: 'Changed', tone: 'next', accept: 'Accept' },
  gone: { word: 'Not on the page', tone: 'neutral', accept: 'Remove' },
} as const;

/** Its two answers. */
function Answers({ row, deciding, onAccept, onReject }: DifferenceItemProps) {
  const name = suggestionWords.nameOf(row);
  const { accept } = kinds[row.kind];
  const reject = row.kind === 'gone' ? 'Keep' : 'Reject';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <Button size="small" variant="outlined" disabled={deciding} aria-label={`${accept}: ${name}`} onClick={onAccept}>
        {accept}
      </Button>
      <Button size="small" color="inherit" disabled={deciding} aria-label={`${reject}: ${name}`} onClick={onReject}>
        {reject}
      </Button>
    </Box>
  );
}

/** One difference between the page and the directory, with its two answers. */
export function DifferenceItem(props: DifferenceItemProps) {
  const { row } = props;
  const name = suggestionWords.nameOf(row);
  const { word, tone } = kinds[row.kind];
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{ listStyle: 'none', py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h4" sx={{ fontWeight: 640 }}>
          {name}
        </Typography>
        <StatusPill tone={tone}>{word}</StatusPill>
        {row.isOutside && <StatusPill tone="bad">Outside the school’s domains</StatusPill>}
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gridTemplateColumns: '80px minmax(0, 1fr)', rowGap: 0.25 }}>
        {suggestionWords.lines(row).map((line) => (
          <Line key={line.label} kind={row.kind} line={line} />
        ))}
      </Box>
      <Answers {...props} />
    </Box>
  );
}

function Line({ kind, line: { label, before, after } }: { kind: DifferenceRow['kind']; line: FieldLine }) {
  return (
    <Box sx={{ display: 'contents' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {kind === 'changed' ? (
          <>
            <Box component="del" sx={{ color: 'text.secondary' }}>
              {before ?? 'not known'}
            </Box>{' '}
            → <ins style={{ textDecoration: 'none', fontWeight: 600 }}>{after ?? 'not known'}</ins>
          </>
        ) : (
          (after ?? before)
        )}
      </Typography>
    </Box>
  );
}
