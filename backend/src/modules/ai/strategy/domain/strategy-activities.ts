/** The activities that this module records for an athlete, and whether one can recur (the oldest are removed at the cap). */
export const STRATEGY_ACTIVITIES = {
  strategy_generated: { repeatable: true },
} as const;

export type StrategyActivity = keyof typeof STRATEGY_ACTIVITIES;
