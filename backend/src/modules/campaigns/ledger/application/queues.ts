/** Sends what is due of one campaign: { campaignId }. */
export const DELIVER_QUEUE = 'campaign-deliver';

/** Cleans up after crashes; one at a time is enough for all processes. */
export const RECOVER_QUEUE = 'campaign-recover';

/** Looks into one mailbox. */
export const MAILBOX_QUEUE = 'mailbox-check';

export interface MailboxJob {
  userId: string;
  /** When it was asked for, ISO 8601: a check that ended since then is good enough. */
  at: string;
}
