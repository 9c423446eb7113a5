import type { GatewayName, MailGateway } from './ports/mail-gateway.js';

/** The ways that this server has. Nothing silently falls back to another one. */
export class MailGateways {
  /** `gateways`: those that are configured, the preferred one first. */
  constructor(private readonly gateways: readonly MailGateway[]) {}

  /** Null when the way is not configured (any more). */
  byName(name: GatewayName): MailGateway | null {
    return this.gateways.find((gateway) => gateway.name === name) ?? null;
  }

  /** The gateway for mail from the platform's own address; `outbox` when it cannot send. */
  preferred(): GatewayName {
    return this.gateways[0]?.name ?? 'outbox';
  }

  /** The gateway for mail to example coaches: `demo` in the demo, else `outbox`. */
  forExamples(): GatewayName {
    return this.byName('demo') ? 'demo' : 'outbox';
  }
}
