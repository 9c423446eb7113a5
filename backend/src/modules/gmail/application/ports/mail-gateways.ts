import type { GatewayName, MailGateway } from './mail-gateway.js';

/** The ways that this server has. Nothing silently falls back to another one. */
export abstract class MailGateways {
  /** Null when the way is not configured (any more). */
  abstract byName(name: GatewayName): MailGateway | null;
  /** How mail leaves from the platform's own address; `outbox` when it cannot. */
  abstract preferred(): GatewayName;
  /** How mail to invented example coaches leaves: `demo` in the demo, else `outbox`. */
  abstract forExamples(): GatewayName;
}
