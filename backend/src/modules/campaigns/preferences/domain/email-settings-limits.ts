/** What the email settings of one athlete may hold. */
export const EMAIL_SETTINGS_LIMITS = {
  /** Most days between two emails to one coach. */
  repeatDays: 90,
  /** Most emails a day that an athlete can set as the limit. */
  dailyLimit: 500,
  /** Characters. */
  signature: 2_000,
} as const;
