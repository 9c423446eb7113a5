import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countOf } from '@/shared/lib/figures';
import type { HeldBack } from '../../../model/flow/held-back';

interface ProblemNoteProps {
  problem: HeldBack;
  /** The coaches it is about; left out where only one can be meant. */
  coaches?: readonly { coachId: number; name: string }[];
  /** Removes a coach from the Send; without it coaches cannot be removed here. */
  onLeaveOut?: (coachId: number) => void;
  /** Left out when the text can no longer be changed. */
  onFix?: () => void;
  onConfirm: () => void;
}

const named = 10;

/** A problem that holds an email back: where it is, what to do, and buttons to fix it or to keep it. */
export function ProblemNote({ problem, coaches, onLeaveOut, onFix, onConfirm }: ProblemNoteProps) {
  const count = problem.coachIds.length;
  return (
    <Alert severity="error" icon={false} sx={{ bgcolor: 'brand.redSoft', color: 'error.main', '& .MuiAlert-message': { flex: 1 } }}>
      <strong>{problem.place}:</strong> {problem.fix}
      {coaches === undefined ? (
        <Details details={problem.details} />
      ) : (
        <Coaches coaches={coaches} problem={problem} onLeaveOut={onLeaveOut} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.25 }}>
        {onFix && (
          <Button size="small" variant="contained" onClick={onFix}>
            Fix text
          </Button>
        )}
        <Button size="small" variant="outlined" color="inherit" onClick={onConfirm}>
          {count === 1 ? 'Keep as it is' : `Keep all ${count} as they are`}
        </Button>
      </Box>
    </Alert>
  );
}

function Details({ details }: { details: readonly string[] }) {
  if (details.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {details.slice(0, named).map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
      {details.length > named && <li>and {details.length - named} more</li>}
    </Box>
  );
}

type CoachesProps = Required<Pick<ProblemNoteProps, 'coaches' | 'problem'>> & { onLeaveOut: ProblemNoteProps['onLeaveOut'] };

/** The coaches the problem is about, each with its own message; clearing the checkbox removes a coach from the Send. */
function Coaches({ coaches, problem, onLeaveOut }: CoachesProps) {
  const [all, setAll] = useState(false);
  const shown = all ? coaches : coaches.slice(0, named);
  return (
    <>
      <Box sx={{ mt: 0.5, fontSize: '0.84375rem' }}>{countOf(coaches.length, 'email')}:</Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map(({ coachId, name }) => (
          <Box component="li" key={coachId} sx={{ mt: 0.5 }}>
            {onLeaveOut ? (
              <Box component="label" sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 28, cursor: 'pointer' }}>
                <input type="checkbox" checked onChange={() => onLeaveOut(coachId)} style={{ width: 18, height: 18, flex: 'none' }} />
                <span>{name}</span>
              </Box>
            ) : (
              name
            )}
            {problem.ofCoach.has(coachId) && <Box sx={{ fontSize: '0.84375rem' }}>{problem.ofCoach.get(coachId)}</Box>}
          </Box>
        ))}
      </Box>
      {coaches.length > shown.length && (
        <Button size="small" color="inherit" onClick={() => setAll(true)}>
          Show {coaches.length - shown.length} more
        </Button>
      )}
    </>
  );
}
