export { isFollowUp, notPaused, SKIP_STOPPED, stopReason } from './follow-up-rules.sql.js';
export { noteCampaignSent } from './note-campaign-sent.js';
export { COMPLETE, COUNT_MAILS, DELIVERED, EXPECT_ANSWERS, HAS_KEPT, REOPEN } from './send-ledger.sql.js';
