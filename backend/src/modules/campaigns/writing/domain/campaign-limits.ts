/** What one athlete can create here. Lengths are in characters, the rest are counts for each athlete. */
export const CAMPAIGN_LIMITS = {
  openDrafts: 200,
  /** Drafts and everything that was ever sent. */
  campaigns: 2_000,
  name: 120,
  subject: 250,
  template: 20_000,
  /** Emails of one campaign that are changed for one coach. */
  coachTexts: 100,
  /** The same, of all campaigns that are not done yet. */
  allCoachTexts: 1_000,
  /** One email, when its placeholders are filled in. */
  mailText: 40_000,
  /** Emails from the platform's address in 24 hours, where the operator sets no other number. */
  emailsPerDay: 100,
  coachesAtOnce: 5_000,
  /** The largest daily limit that an athlete can set for a schedule. */
  scheduledPerDay: 500,
  /** Most "Keep as it is" confirmations in one Send. */
  confirmations: 20_000,
  confirmationCode: 60,
  /** Problems that the answer to one Send lists; those of further emails follow when these are confirmed. */
  listedProblems: 10_000,
  /** Emails that have not left yet, of all campaigns together; those that are kept on this server too. */
  waitingMails: 10_000,
  /** Emails of all campaigns together, in any state. */
  mails: 100_000,
  /** Of the whole installation; only admins write them. */
  templates: 200,
  templateDescription: 500,
  /** A message for X or a phone, before it is filled in. */
  shortMessage: 1_000,
  /** Test emails that an athlete sends to themselves, in 24 hours. */
  testMails: 20,
  /** What an athlete notes of a reply. */
  notedReply: 500,
} as const;
