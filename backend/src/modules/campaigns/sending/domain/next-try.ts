const SHORTEST_MS = 30_000;
const LONGEST_MS = 4 * 3_600_000;
const GIVE_UP_MS = 24 * 3_600_000;

/**
 * When an email that could not be sent for now is tried again: each pause is as long as all the time since the first try, at
 * least 30 seconds and at most 4 hours. Null after a day: then it has failed.
 */
export function nextTryAt(firstTryAt: Date, now: Date): Date | null {
  const triedMs = now.getTime() - firstTryAt.getTime();
  if (triedMs >= GIVE_UP_MS) return null;
  return new Date(now.getTime() + Math.min(Math.max(triedMs, SHORTEST_MS), LONGEST_MS));
}
