/** The activities that this module records for an athlete, and whether one can recur (the oldest are removed at the cap). */
export const STATS_ACTIVITIES = {
  stats_synced: { repeatable: true },
} as const;

export type StatsActivity = keyof typeof STATS_ACTIVITIES;
