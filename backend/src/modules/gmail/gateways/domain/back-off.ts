const MAX_MS = 15 * 60_000;

/**
 * Returns until when a mailbox must not be read: the time the provider asked for, but at least 2^strikes seconds (15
 * minutes at most) and up to half as much again, so that many mailboxes do not return at the same moment. `random`: 0
 * to 1.
 */
export function backOffUntil(asked: Date | null, strikes: number, random: number, now: Date): Date {
  const own = Math.min(2 ** strikes * 1000, MAX_MS);
  const jittered = now.getTime() + own * (1 + random / 2);
  return new Date(Math.max(asked?.getTime() ?? 0, jittered));
}
