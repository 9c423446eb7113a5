/** Sends what is due of one campaign: { campaignId }. */
export const DELIVER_QUEUE = 'campaign-deliver';

/** Cleans up after crashes; one at a time is enough for all processes. */
export const RECOVER_QUEUE = 'campaign-recover';

/** Looks into one mailbox: { userId }. */
export const MAILBOX_QUEUE = 'mailbox-check';
