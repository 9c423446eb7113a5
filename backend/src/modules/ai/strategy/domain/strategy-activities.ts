/** What this room writes in an athlete's record, and whether it can happen again and again (the oldest give way at the cap). */
export const STRATEGY_ACTIVITIES = {
  strategy_generated: { repeatable: true },
} as const;

export type StrategyActivity = keyof typeof STRATEGY_ACTIVITIES;
