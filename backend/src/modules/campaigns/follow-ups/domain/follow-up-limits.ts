/** What one campaign can have. */
export const FOLLOW_UP_LIMITS = {
  steps: 3,
  /** Between two emails to a coach. */
  waitDays: 90,
  /** Characters of a reason in own words. */
  ownReason: 120,
  /** Most coaches that one request skips. */
  skippedAtOnce: 5_000,
  /** Most schools whose time zone one request sets. */
  zonesAtOnce: 100,
} as const;
