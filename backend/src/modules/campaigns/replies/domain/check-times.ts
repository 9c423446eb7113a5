const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** After this time without an answer, none is expected any more. */
const OPEN_MS = 90 * DAY_MS;
const LONGEST_BACK_OFF_MS = HOUR_MS;
const FIRST_BACK_OFF_MS = 15_000;
/** More often than mailboxes are due, so that a new connection or mail need not wait for a whole interval. */
const LONGEST_TICK_MS = 15_000;
/** A reply by IMAP is found within 2 minutes: this, a tick of the schedule, and the time that the look takes. */
const LONGEST_IMAP_MS = 90_000;

/** When something last happened between the athlete and the coaches; null = never. */
export interface Traffic {
  sentAt: Date | null;
  replyAt: Date | null;
}

/** How often a mailbox may be looked into: the operator's interval, and whether a look is one command by IMAP. */
export interface LookPolicy {
  intervalMs: number;
  isImap: boolean;
}

/** How often the schedule asks which mailboxes are due. `intervalMs`: how often one is looked into. */
export function tickMs(intervalMs: number): number {
  return Math.min(intervalMs, LONGEST_TICK_MS);
}

/**
 * Returns when a mailbox is checked again: every interval while emails are in progress; less often after a day without any,
 * by IMAP still within LONGEST_IMAP_MS unless the interval itself is longer; once a day when no email waits for an answer.
 */
export function nextCheckAt(now: Date, { intervalMs, isImap }: LookPolicy, { sentAt, replyAt }: Traffic): Date {
  if (sentAt === null || now.getTime() - sentAt.getTime() > OPEN_MS) return after(now, Math.max(intervalMs, DAY_MS));
  const quietMs = now.getTime() - Math.max(sentAt.getTime(), replyAt?.getTime() ?? 0);
  if (quietMs <= DAY_MS) return after(now, intervalMs);
  const seldom = intervalMs * (quietMs <= 7 * DAY_MS ? 5 : 15);
  return after(now, isImap ? Math.max(intervalMs, Math.min(seldom, LONGEST_IMAP_MS)) : seldom);
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

/** Coaches who wrote again instead of answering: looked for when something unknown came, an hour apart. */
export function isLookDue(now: Date, hasStrangers: boolean, lookedAt: Date): boolean {
  return hasStrangers && now.getTime() - lookedAt.getTime() >= HOUR_MS;
}

/** Answers that a filter moved out of the inbox never appear in its history: they are searched for once a day. */
export function isSweepDue(now: Date, sweptAt: Date): boolean {
  return now.getTime() - sweptAt.getTime() >= DAY_MS;
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
