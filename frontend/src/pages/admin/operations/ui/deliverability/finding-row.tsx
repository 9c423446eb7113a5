import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeliverabilityFinding } from '@/shared/api';
import { StatusPill } from '@/shared/ui/status-pill';
import { checkWords, stateWords } from '../../model/finding-words';
import { RecordToAdd } from './record-to-add';

/** One result: its state, what it means, what was found and the record to add. */
export function FindingRow({ finding: { check, subject, state, meaning, found, add } }: { finding: DeliverabilityFinding }) {
  const { word, tone } = stateWords[state];
  return (
    <Box
      component="li"
      aria-label={checkWords[check]}
      sx={{ listStyle: 'none', py: 1.5, borderTop: '1px solid', borderColor: 'divider', display: 'grid', gap: 0.75 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StatusPill tone={tone}>{word}</StatusPill>
        <Typography component="h3" sx={{ fontWeight: 640 }}>
          {checkWords[check]}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
      </Box>
      <Typography sx={{ maxWidth: '78ch', overflowWrap: 'anywhere' }}>{meaning}</Typography>
      {found.length > 0 && <Found records={found} />}
      {add !== null && <RecordToAdd record={add} isReplacement={found.length > 0} />}
    </Box>
  );
}

const mostShown = 5;

function Found({ records: all }: { records: readonly string[] }) {
  const records = [...new Set(all)];
  const rest = records.length - mostShown;
  return (
    <Typography component="div" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      Found:{' '}
      {records.slice(0, mostShown).map((record) => (
        <Box key={record} component="code" sx={{ display: 'block', fontFamily: 'monospace' }}>
          {record}
        </Box>
      ))}
      {rest > 0 && `and ${rest} more`}
    </Typography>
  );
}
