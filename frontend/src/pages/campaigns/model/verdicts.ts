import type { Confirmation, MailProblem } from '@/entities/campaign';
import { heldBack } from './held-back';

export type Verdict = 'ready' | 'look' | 'unread';

/**
 * What is known of each mail. A coach without an entry was not looked at yet.
 * @param problems what the server found in each mail it has shown; an empty list is a clean mail
 */
export function verdicts(
  problems: ReadonlyMap<number, readonly MailProblem[]>,
  confirmed: readonly Confirmation[],
): Map<number, Verdict> {
  return new Map(
    [...problems].map(([coachId, found]) => [coachId, heldBack.open(found, confirmed).length === 0 ? 'ready' : 'look']),
  );
}
