import type { ScheduleWay } from '../domain/schedule-choice.js';

/** When an email is sent, and the time zone in which to show that time. */
export interface ArrivalView {
  at: Date;
  zone: string;
}

/** The athlete's choice, and when the waiting emails are sent. */
export interface ScheduleView {
  way: ScheduleWay;
  zone: string;
  dailyLimit: number | null;
  first: ArrivalView | null;
  last: ArrivalView | null;
}

const arrival = (order: 'asc' | 'desc') => `(
  select json_build_object('at', e.due_at, 'zone', coalesce(e.quiet_zone, c.schedule ->> 'zone')) from campaign_emails e
  where e.campaign_id = c.id and e.status = 'queued' and e.step = 0 order by e.due_at ${order}, e.id limit 1)`;

/** The ScheduleView of the campaign `c`; null without a schedule. */
export const SCHEDULE = `
case when c.schedule is not null then json_build_object('way', c.schedule -> 'way', 'zone', c.schedule -> 'zone',
  'dailyLimit', c.schedule -> 'dailyLimit', 'first', ${arrival('asc')}, 'last', ${arrival('desc')}) end`;
