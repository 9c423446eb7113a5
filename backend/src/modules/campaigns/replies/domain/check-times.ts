const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** After that long without an answer nobody waits for one. */
const OPEN_MS = 90 * DAY_MS;
const LONGEST_BACK_OFF_MS = HOUR_MS;
const FIRST_BACK_OFF_MS = 15_000;

/** When something last happened between the athlete and the coaches; null = never. */
export interface Traffic {
  sentAt: Date | null;
  replyAt: Date | null;
}

/**
 * When a mailbox is looked into again: every interval while mails are under way, less often after a day
 * without any, once a day when no mail waits for an answer.
 */
export function nextCheckAt(now: Date, intervalMs: number, { sentAt, replyAt }: Traffic): Date {
  if (sentAt === null || now.getTime() - sentAt.getTime() > OPEN_MS) return after(now, Math.max(intervalMs, DAY_MS));
  const quietMs = now.getTime() - Math.max(sentAt.getTime(), replyAt?.getTime() ?? 0);
  if (quietMs <= DAY_MS) return after(now, intervalMs);
  return after(now, intervalMs * (quietMs <= 7 * DAY_MS ? 5 : 15));
}

/**
 * After a failure: twice as long each time, with up to a quarter more so that mailboxes do not come back all at
 * once, and never before the provider allows it. `failures` counts this one; `random` is from 0 to 1.
 */
export function retryAt(now: Date, failures: number, random: number, notBefore: Date | null): Date {
  const doubled = FIRST_BACK_OFF_MS * 2 ** Math.min(Math.max(failures - 1, 0), 20);
  const own = after(now, Math.min(doubled, LONGEST_BACK_OFF_MS) * (1 + random / 4));
  return notBefore && notBefore > own ? notBefore : own;
}

/** Coaches who wrote anew instead of answering: looked for when something unknown came, an hour apart. */
export function isLookDue(now: Date, hasStrangers: boolean, lookedAt: Date): boolean {
  return hasStrangers && now.getTime() - lookedAt.getTime() >= HOUR_MS;
}

/** Answers that a filter put out of the inbox never appear in its history: looked for once a day. */
export function isSweepDue(now: Date, sweptAt: Date): boolean {
  return now.getTime() - sweptAt.getTime() >= DAY_MS;
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
