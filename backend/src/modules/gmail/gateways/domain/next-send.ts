/** What a mailbox may send. */
export interface SendPace {
  /** Emails in any 24 hours. */
  dailyCap: number;
  /** Milliseconds between two emails. */
  intervalMs: number;
}

export interface Wait {
  until: Date;
  why: 'pace' | 'daily_cap' | 'paused';
}

export const DAY_MS = 24 * 3600 * 1000;

/** How long it is remembered from which mailbox an email left. */
export const SENDS_KEPT_MS = 30 * DAY_MS;

/**
 * Returns when the next email may be sent; null = now. `sends`: the sending times of the last 24 hours, newest first (as
 * many as the cap are enough). `pausedUntil`: the pause the provider asked for.
 */
export function waitBeforeSend(sends: Date[], pausedUntil: Date | null, pace: SendPace, now: Date): Wait | null {
  if (pausedUntil && pausedUntil > now) return { until: pausedUntil, why: 'paused' };
  const capped = sends[pace.dailyCap - 1];
  if (capped) return { until: new Date(capped.getTime() + DAY_MS), why: 'daily_cap' };
  const next = sends[0] ? sends[0].getTime() + pace.intervalMs : 0;
  return next > now.getTime() ? { until: new Date(next), why: 'pace' } : null;
}
