/** What the server takes; it says so itself when something else comes. */
export const limits = { repeatDays: 90, dailyLimit: 500, signature: 2_000 } as const;
