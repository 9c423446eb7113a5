import type { Campaign } from './campaign-world.js';

export const ZONE = 'America/Chicago';
export const HOUR = 3_600_000;

export interface Arrival {
  at: string;
  zone: string;
}

export interface Scheduled extends Campaign {
  pausedReason: string | null;
  cancelledCount: number;
  schedule: { way: string; zone: string; dailyLimit: number | null; first: Arrival | null; last: Arrival | null } | null;
}

export interface Problem {
  code: string;
  errors: { field: string; message: string }[];
  questions: { schoolId: number; schoolName: string; state: string; choices: string[] }[];
}

/** Day and time in ZONE, as a schedule takes it. */
export const inHours = (hours: number) => {
  const shown = new Date(Date.now() + hours * HOUR).toLocaleString('sv-SE', { timeZone: ZONE });
  return shown.slice(0, 16).replace(' ', 'T');
};
/** Weekday, hour and minute. */
export const clockIn = (at: string, zone: string) =>
  new Date(at).toLocaleString('en-US', { timeZone: zone, weekday: 'short', hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
