export { GATEWAYS_USER_DATA } from './adapters/persistence/user-data.js';
export { AccountChanges, type AccountChange, type AccountChangeReason } from './application/account-changes.js';
export type { MailFile } from './application/mail-file.js';
export { MailGateways } from './application/mail-gateways.js';
export type { Mailbox } from './application/mailbox.js';
export type { OwnAccount } from './application/own-account.js';
export { PlatformGateways } from './application/platform-gateways.js';
export { PlatformSender } from './application/platform-sender.js';
export { threadHeaders } from './application/thread-headers.js';
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
  type Bulk,
  type GatewayName,
  type LookUp,
  type MailThread,
  type NotSentCode,
  type SendOutcome,
} from './application/ports/mail-gateway.js';
export { OAuthStates, type TakenConsent } from './application/ports/oauth-states.js';
export type { SendingAccount } from './application/sending-account.js';
export { GmailConfig } from './config/gmail-config.js';
export { NotifyOfLostAccount } from './application/notify-of-lost-account.use-case.js';
export { delivers } from './domain/delivers.js';
export type { ReconnectReason } from './domain/reconnect-reason.js';
export { LostAccountNotice } from './resources/lost-account-notice.resource.js';
export { GatewaysModule } from './gateways.module.js';
