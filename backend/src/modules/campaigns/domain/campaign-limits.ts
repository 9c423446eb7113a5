/** What one athlete can create here. Lengths are in characters, the rest are counts for each athlete. */
export const CAMPAIGN_LIMITS = {
  openDrafts: 200,
  /** Drafts and everything that was ever sent. */
  campaigns: 2_000,
  name: 120,
  subject: 250,
  template: 20_000,
  coachesAtOnce: 5_000,
  /** Emails that have not left yet, of all campaigns together. */
  waitingMails: 10_000,
} as const;
