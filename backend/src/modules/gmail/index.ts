export { AccountChanges, type AccountChange, type AccountChangeReason } from './application/account-changes.js';
export { ChooseSender, type Sender } from './application/choose-sender.use-case.js';
export { DisconnectGmail } from './application/disconnect-gmail.use-case.js';
export type { OwnAccount } from './application/own-account.js';
export { OwnAccounts } from './application/ports/own-accounts.js';
export type { Mailbox } from './application/mailbox.js';
export {
  InboxReader,
  type InboxAnswer,
  type InboxArrival,
  type InboxMessage,
  type InboxPage,
  type InboxTrouble,
} from './application/ports/inbox-reader.js';
export {
  MailGateway,
  type Attempt,
  type GatewayMail,
  type GatewayName,
  type LookUp,
  type MailThread,
  type NotSentCode,
  type SendOutcome,
} from './application/ports/mail-gateway.js';
export { MailGateways } from './application/mail-gateways.js';
export { PlatformSender } from './application/platform-sender.js';
export type { SendingAccount } from './application/sending-account.js';
export { delivers } from './domain/delivers.js';
export { isOwnAccount } from './domain/is-own-account.js';
export { GmailNeedsReconnect } from './domain/gmail-needs-reconnect.js';
export { MailboxNeedsReconnect } from './domain/mailbox-needs-reconnect.js';
export type { ReconnectReason } from './domain/reconnect-reason.js';
export { GmailConfig } from './config/gmail-config.js';
export { GmailModule } from './gmail.module.js';
