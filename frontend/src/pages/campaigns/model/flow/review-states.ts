import type { Confirmation, MailProblem } from '@/entities/campaign';
import { heldBack } from './held-back';

export type ReviewState = 'read' | 'look' | 'unread';

/**
 * What is known of each email. A coach without an entry was not opened yet, and nothing was found in the email.
 * @param problems what the server found in each email that it has checked; an empty list is a clean one
 * @param read coaches whose email was on the screen
 */
export function reviewStates(
  problems: ReadonlyMap<number, readonly MailProblem[]>,
  confirmed: readonly Confirmation[],
  read: ReadonlySet<number>,
): Map<number, ReviewState> {
  const found = new Map<number, ReviewState>([...read].map((coachId) => [coachId, 'read']));
  for (const [coachId, list] of problems) {
    if (heldBack.open(list, confirmed).length > 0) found.set(coachId, 'look');
  }
  return found;
}
