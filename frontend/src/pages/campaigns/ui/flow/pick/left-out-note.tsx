import Alert from '@mui/material/Alert';
import type { Recipient } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';

interface LeftOutNoteProps {
  /** Coaches whom another page asked to pick. */
  asked: readonly number[];
  recipients: readonly Recipient[];
}

/** Says how many of the coaches asked for cannot get this campaign; nothing when all can. */
export function LeftOutNote({ asked, recipients }: LeftOutNoteProps) {
  const open = new Set(recipients.filter(({ selectable }) => selectable).map(({ coachId }) => coachId));
  const leftOut = asked.filter((id) => !open.has(id)).length;
  if (leftOut === 0) return null;
  return (
    <Alert severity="info" variant="outlined" role="note" sx={{ mb: 1.5 }}>
      {countOf(leftOut, 'coach', 'coaches')} could not be picked. Their school is no longer a favorite, or Recruit has no address that takes
      email.
    </Alert>
  );
}
