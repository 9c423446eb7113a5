/**
 * The states of one email to one coach. Only the ledger changes them. `kept`: written but not delivered, because there is
 * no way to deliver it; it counts as sent nowhere.
 */
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
  'kept',
  'waiting_for_approval',
] as const;

export type MailStatus = (typeof MAIL_STATUSES)[number];

/** While one row is in such a state the campaign is not completed. */
export const UNSETTLED: readonly MailStatus[] = ['queued', 'sending', 'unknown', 'waiting_for_approval'];

/** The email left: the same states as `is_sent` in the view mail_figures. */
export const LEFT: readonly MailStatus[] = ['sent', 'opened', 'replied', 'auto_reply', 'bounced'];
