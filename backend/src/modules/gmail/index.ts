export { ChooseSender, type Sender } from './application/choose-sender.use-case.js';
export type { Mailbox } from './application/mailbox.js';
export {
  MailGateway,
  type GatewayMail,
  type GatewayName,
  type LookUp,
  type SendOutcome,
} from './application/ports/mail-gateway.js';
export { MailGateways } from './application/ports/mail-gateways.js';
export { PlatformSender } from './application/ports/platform-sender.js';
export { GmailModule } from './gmail.module.js';
