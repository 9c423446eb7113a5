import type { ScheduleRequest } from '@/entities/campaign';

/** When the emails are sent, as entered in the form. */
export interface When {
  way: ScheduleRequest['way'];
  /** Of a datetime input. */
  at: string;
  /** '' = no limit. */
  dailyLimit: string;
  /** Answers about campuses, by the id of the school. */
  zones: Readonly<Record<number, string>>;
}

export const rightNow: When = { way: 'now', at: '', dailyLimit: '', zones: {} };

const mostADay = 500;

export function limitError({ dailyLimit }: When): string | undefined {
  const limit = Number(dailyLimit);
  if (dailyLimit === '' || (Number.isInteger(limit) && limit >= 1 && limit <= mostADay)) return undefined;
  return `Enter a whole number from 1 to ${mostADay}, or leave it empty.`;
}

/** The schedule of the request; null while something is missing. */
export function scheduleRequest(when: When, zone: string): ScheduleRequest | null {
  if (limitError(when) !== undefined || (when.way === 'at' && when.at === '')) return null;
  const zones = Object.entries(when.zones).map(([schoolId, answer]) => ({ schoolId: Number(schoolId), zone: answer }));
  return {
    way: when.way,
    zone,
    dailyLimit: when.way === 'now' || when.dailyLimit === '' ? null : Number(when.dailyLimit),
    zones,
    ...(when.way === 'at' && { at: when.at }),
  };
}
