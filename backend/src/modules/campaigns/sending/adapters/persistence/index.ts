export { isFollowUp, SKIP_STOPPED, stopReason } from './follow-up-rules.sql.js';
export { COMPLETE } from './send-ledger.sql.js';
