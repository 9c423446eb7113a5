import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countOf } from '@/shared/lib/figures';
import type { HeldBack } from '../../../model/flow/held-back';

interface ProblemNoteProps {
  problem: HeldBack;
  /** Names of the coaches it is about; left out where only one can be meant. */
  coaches?: string[];
  /** Left out when the text can no longer be changed. */
  onFix?: () => void;
  onConfirm: () => void;
}

const named = 10;

/** What holds a mail back: where, what to do, and the two ways on. */
export function ProblemNote({ problem, coaches, onFix, onConfirm }: ProblemNoteProps) {
  const count = problem.coachIds.length;
  return (
    <Alert severity="error" icon={false} sx={{ bgcolor: 'brand.redSoft', color: 'error.main', '& .MuiAlert-message': { flex: 1 } }}>
      <strong>{problem.place}:</strong> {problem.fix}
      {problem.details.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {problem.details.slice(0, named).map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
          {problem.details.length > named && <li>and {problem.details.length - named} more</li>}
        </Box>
      )}
      {coaches !== undefined && (
        <Box sx={{ mt: 0.5, fontSize: '0.84375rem' }}>
          {countOf(count, 'email')}: {coaches.join(', ')}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.25 }}>
        {onFix && (
          <Button size="small" variant="contained" onClick={onFix}>
            Fix text
          </Button>
        )}
        <Button size="small" variant="outlined" color="inherit" onClick={onConfirm}>
          {count === 1 ? 'It is right' : `It is right for all ${count}`}
        </Button>
      </Box>
    </Alert>
  );
}
