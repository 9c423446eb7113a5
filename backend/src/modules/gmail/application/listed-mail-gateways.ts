import type { GatewayName, MailGateway } from './ports/mail-gateway.js';
import { MailGateways } from './ports/mail-gateways.js';

/** The ways that are configured, the preferred one first. */
export class ListedMailGateways extends MailGateways {
  constructor(private readonly gateways: [MailGateway, ...MailGateway[]]) {
    super();
  }

  byName(name: GatewayName): MailGateway | null {
    return this.gateways.find((gateway) => gateway.name === name) ?? null;
  }

  preferred(): GatewayName {
    return this.gateways[0].name;
  }

  forExamples(): GatewayName {
    return this.byName('demo') ? 'demo' : 'outbox';
  }
}
