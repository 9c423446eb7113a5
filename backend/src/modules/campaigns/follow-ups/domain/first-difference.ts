import type { FollowUpText } from './follow-up-step.js';

/** Returns the place of the first step that is another one in `after`; null when the lists are the same. */
export function firstDifference(before: readonly FollowUpText[], after: readonly FollowUpText[]): number | null {
  const longer = Math.max(before.length, after.length);
  for (let at = 0; at < longer; at += 1) if (!isSame(before[at], after[at])) return at;
  return null;
}

function isSame(one: FollowUpText | undefined, other: FollowUpText | undefined): boolean {
  if (!one || !other) return false;
  const texts = (['waitDays', 'reason', 'ownReason', 'template'] as const).every((field) => one[field] === other[field]);
  return texts && one.confirmed.join(' ') === other.confirmed.join(' ');
}
