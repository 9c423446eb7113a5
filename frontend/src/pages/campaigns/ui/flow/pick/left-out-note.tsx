import Alert from '@mui/material/Alert';
import type { Recipient } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';

interface LeftOutNoteProps {
  /** Coaches whom another page requested. */
  asked: readonly number[];
  recipients: readonly Recipient[];
}

/** How many of the requested coaches cannot get this campaign or were put aside; renders nothing when all were picked. */
export function LeftOutNote({ asked, recipients }: LeftOutNoteProps) {
  const open = new Set(recipients.filter(({ selectable }) => selectable).map(({ coachId }) => coachId));
  const leftOut = asked.filter((id) => !open.has(id)).length;
  const aside = recipients.filter(({ coachId, selectable, standing }) => selectable && standing.aside !== null && asked.includes(coachId));
  if (leftOut + aside.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined" role="note" sx={{ mb: 1.5 }}>
      {leftOut > 0 && `${countOf(leftOut, 'coach', 'coaches')} could not be picked: Recruit has no working email address for them. `}
      {aside.length > 0 &&
        `${countOf(aside.length, 'coach was', 'coaches were')} not picked: an email bounced, they left, or the staff page no longer lists them. Pick them one by one if you are sure.`}
    </Alert>
  );
}
