import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../platform/config/app-config.js';
import { OutboxMailGateway } from './adapters/outbox/outbox-mail-gateway.js';
import { SmtpMailGateway } from './adapters/smtp/smtp-mail-gateway.js';
import type { GatewayName, MailGateway } from './application/ports/mail-gateway.js';
import { MailGateways } from './application/ports/mail-gateways.js';

/** Binds the names of the ways to the adapters that this server's configuration allows. */
@Injectable()
export class ConfiguredMailGateways extends MailGateways {
  constructor(
    private readonly config: AppConfig,
    private readonly smtp: SmtpMailGateway,
    private readonly outbox: OutboxMailGateway,
  ) {
    super();
  }

  byName(name: GatewayName): MailGateway | null {
    if (name === 'outbox') return this.outbox;
    return this.config.smtpUrl ? this.smtp : null;
  }

  preferred(): GatewayName {
    return this.config.smtpUrl ? 'smtp' : 'outbox';
  }
}
