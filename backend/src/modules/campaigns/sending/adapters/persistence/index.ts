export { isFollowUp, notPaused, SKIP_STOPPED, stopReason } from './follow-up-rules.sql.js';
export { COMPLETE, COUNT_MAILS } from './send-ledger.sql.js';
