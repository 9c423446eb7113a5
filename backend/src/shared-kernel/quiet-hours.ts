/** The kind of an email of the platform: one that the reader waits for, or one that can wait for the morning. */
export type MailKind = 'urgent' | 'notice';

/** Start of the quiet hours of notices, local time. */
export const QUIET_FROM = 21;
/** Until here. */
export const QUIET_UNTIL = 7;

/** Every time zone is a whole number of quarters of an hour away from UTC. */
const QUARTER_MS = 15 * 60_000;
/** A day in which each of several zones is awake at some time has a quarter in which all are, or there is none. */
const QUARTERS_LOOKED_AT = 2 * 24 * 4;

/**
 * Returns when an email may be sent: null = now. A notice waits while it is between 21:00 and 7:00 in one of the possible time zones of
 * its reader; an urgent one (a new password, a verified address, an approval) never waits.
 */
export function quietUntil(kind: MailKind, now: Date, zones: readonly string[]): Date | null {
  const clocks = zones.map((timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }));
  const isQuiet = (moment: Date) => clocks.some((clock) => isQuietHour(Number(clock.format(moment))));
  if (kind === 'urgent' || !isQuiet(now)) return null;
  const next = Math.floor(now.getTime() / QUARTER_MS) + 1;
  const later = Array.from({ length: QUARTERS_LOOKED_AT }, (_, quarter) => new Date((next + quarter) * QUARTER_MS));
  return later.find((moment) => !isQuiet(moment)) ?? null;
}

function isQuietHour(hour: number): boolean {
  return hour >= QUIET_FROM || hour < QUIET_UNTIL;
}
