import type { MailGateway } from './ports/mail-gateway.js';

/** The gateways that need no account of the athlete's own: the mail server, kept emails, the demo's. */
export class PlatformGateways {
  constructor(readonly all: readonly MailGateway[]) {}
}
