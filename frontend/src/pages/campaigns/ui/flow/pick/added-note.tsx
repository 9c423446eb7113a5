import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Recipient } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import { selection } from '../../../model/flow/selection';

interface AddedNoteProps {
  /** The school whose coaches were added last; null before. */
  schoolId: number | null;
  recipients: readonly Recipient[];
  picked: ReadonlySet<number>;
  onPick: (recipients: readonly Recipient[]) => void;
}

/** Offers to pick the coaches who were just added. */
export function AddedNote({ schoolId, recipients, picked, onPick }: AddedNoteProps) {
  const open = recipients.filter((one) => one.schoolId === schoolId && selection.isOpen(one) && !picked.has(one.coachId));
  const [first] = open;
  if (first === undefined) return null;
  return (
    <Alert
      severity="success"
      variant="outlined"
      role="status"
      sx={{ mb: 1.5, alignItems: 'center' }}
      action={
        <Button color="inherit" variant="outlined" size="small" onClick={() => onPick(open)}>
          Pick {open.length === 1 ? 'this coach' : `all ${open.length}`}
        </Button>
      }
    >
      {countOf(open.length, 'coach', 'coaches')} of {first.schoolName} can be picked now.
    </Alert>
  );
}
