/** The states of one mail to one coach. The ledger moves rows; nobody else does. */
export const MAIL_STATUSES = [
  'queued',
  'sending',
  'sent',
  'opened',
  'replied',
  'auto_reply',
  'bounced',
  'failed',
  'skipped',
  'unknown',
  'cancelled',
] as const;

export type MailStatus = (typeof MAIL_STATUSES)[number];

/** While one row is in such a state the campaign is not completed. */
export const UNSETTLED: readonly MailStatus[] = ['queued', 'sending', 'unknown'];
