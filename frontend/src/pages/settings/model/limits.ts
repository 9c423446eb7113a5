/** Limits of the server, which also validates the values. */
export const limits = { repeatDays: 90, dailyLimit: 500, signature: 2_000 } as const;
