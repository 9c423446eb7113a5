/** `at`: at one time, the athlete's. `morning`: on the next weekday morning of each campus. */
export const SCHEDULE_WAYS = ['now', 'at', 'morning'] as const;

export type ScheduleWay = (typeof SCHEDULE_WAYS)[number];

/** When the emails of a campaign are sent, as chosen by the athlete. */
export interface ScheduleChoice {
  way: ScheduleWay;
  /** The athlete's time zone. */
  zone: string;
  /** Day and time in that zone, such as 2026-11-23T08:00; null for the other ways. */
  at: string | null;
  /** Emails of this campaign on one day; null: all on the first. */
  dailyLimit: number | null;
  /** The athlete's choices for campuses whose zone is unknown. */
  zones: { schoolId: number; zone: string }[];
}
