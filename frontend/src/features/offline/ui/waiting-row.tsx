import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChangedFields, WaitingChange } from '@/shared/lib/device-store';
import { changeQuote, changeWords } from '../model/change-words';
import { ChangeConflict } from './change-conflict';
import { LostChange } from './lost-change';

interface WaitingRowProps {
  change: WaitingChange;
  /** Takes it back, or takes the server’s. */
  onDrop: () => void;
  /** Puts this device’s over the server’s. */
  onKeep: () => void;
  /** Replaces the server’s text by the merged one. */
  onMerge: (texts: ChangedFields) => void;
}

/** One waiting change: can be undone, or decided when the server has a different value. */
export function WaitingRow({ change, onDrop, onKeep, onMerge }: WaitingRowProps) {
  const { label, problem, tried } = change;
  const quote = problem === null ? changeQuote(change) : null;
  return (
    <Box component="li" aria-label={label} sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="strong" sx={{ fontWeight: 640, overflowWrap: 'anywhere' }}>
            {label}
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {changeWords(change)}
          </Typography>
          {quote !== null && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {quote}
            </Typography>
          )}
        </Box>
        {problem === null && tried.length === 0 && (
          <Button size="small" color="inherit" onClick={onDrop} aria-label={`Undo: ${label}`}>
            Undo
          </Button>
        )}
      </Box>
      {problem?.kind === 'conflict' && (
        <ChangeConflict change={change} stored={problem.stored} onMine={onKeep} onTheirs={onDrop} onMerge={onMerge} />
      )}
      {problem !== null && problem.kind !== 'conflict' && <LostChange change={change} problem={problem} onDiscard={onDrop} />}
    </Box>
  );
}
