/** AI calls of one athlete. */
export const CALL_LIMITS = {
  underWay: 1,
  waiting: 20,
  waitSeconds: 60,
} as const;
