export { LEDGER_USER_DATA } from './adapters/persistence/user-data.js';
export { settleRestoredEmails } from './adapters/persistence/settle-restored.js';
export {
  type AthleteCap,
  type ClaimedMail,
  type LedgerMail,
  type NewLedgerRow,
  type OpenEnd,
  type Result,
  SendLedger,
} from './application/ports/send-ledger.js';
export { DELIVER_QUEUE, MAILBOX_QUEUE, type MailboxJob, RECOVER_QUEUE } from './application/queues.js';
export { SendingPolicy } from './application/sending-policy.js';
export { SendingConfig } from './config/sending-config.js';
export { SENDING_ACTIVITIES } from './domain/sending-activities.js';
export { LedgerModule } from './ledger.module.js';
