export interface AllowanceDay {
  /** YYYY-MM-DD, by UTC */
  day: string;
  /** The midnight at its end. */
  endsAt: Date;
}

/** The day to which what is spent at `now` is counted. */
export function allowanceDay(now: Date): AllowanceDay {
  const day = now.toISOString().slice(0, 10);
  const endsAt = new Date(`${day}T00:00:00.000Z`);
  endsAt.setUTCDate(endsAt.getUTCDate() + 1);
  return { day, endsAt };
}

/** Whole seconds until the day's end, at least one. */
export function secondsLeft(now: Date, endsAt: Date): number {
  return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}
