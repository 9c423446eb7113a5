import { MAILING_HOURS, nextLocalMoment } from '../../schedule/domain/next-local-moment.js';

const DAY_MS = 24 * 3600 * 1000;

export interface WaitedFor {
  /** When the email before it left, or would have left when the athlete skipped it. */
  base: Date;
  waitDays: number;
  /** When the athlete wrote the step: it is sent a day later at the earliest, so that Home shows it before. */
  writtenAt: Date;
  /** Null: not known. */
  zone: string | null;
}

/** Returns when a follow-up is sent: in the first working hour of the coach after the wait; without a zone, when the wait is over. */
export function followUpDue({ base, waitDays, writtenAt, zone }: WaitedFor): Date {
  const waited = new Date(Math.max(base.getTime() + waitDays * DAY_MS, writtenAt.getTime() + DAY_MS));
  return zone === null ? waited : nextLocalMoment(zone, waited, MAILING_HOURS);
}
