/** What this room writes in an athlete's record, and whether it can happen again and again (the oldest give way at the cap). */
export const STATS_ACTIVITIES = {
  stats_synced: { repeatable: true },
} as const;

export type StatsActivity = keyof typeof STATS_ACTIVITIES;
