import type { Confirmation, MailProblem } from '@/entities/campaign';
import { heldBack } from './held-back';

export type ReviewState = 'read' | 'look' | 'changed' | 'unread';

interface Looked {
  /** Coaches whose present email was on the screen. */
  read: ReadonlySet<number>;
  /** Coaches whose email changed, or may have, since it was on the screen. */
  stale?: ReadonlySet<number>;
}

/**
 * What is known of each email. A coach without an entry was not opened yet, and nothing was found in the email.
 * @param problems what the server found in each email that it has checked; an empty list is a clean one
 */
export function reviewStates(
  problems: ReadonlyMap<number, { problems: readonly MailProblem[] }>,
  confirmed: readonly Confirmation[],
  { read, stale = new Set() }: Looked,
): Map<number, ReviewState> {
  const found = new Map<number, ReviewState>([...read].map((coachId) => [coachId, 'read']));
  for (const coachId of stale) found.set(coachId, 'changed');
  for (const [coachId, mail] of problems) {
    if (heldBack.open(mail.problems, confirmed).length > 0) found.set(coachId, 'look');
  }
  return found;
}
