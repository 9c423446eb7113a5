export { CheckAllMailboxes } from './application/check-all-mailboxes.use-case.js';
export { ReadReplyText } from './application/read-reply-text.js';
export { type KeptMessage, type MailboxState, ReplyLedger } from './application/ports/reply-ledger.js';
export type { MailCandidate } from './domain/choose-mail.js';
export type { ReplyText } from './domain/reply-text.js';
export type { MessageClass } from './domain/message-class.js';
export { RepliesConfig } from './config/replies-config.js';
export { REPLY_ACTIVITIES } from './domain/reply-activities.js';
export { RepliesModule } from './replies.module.js';
