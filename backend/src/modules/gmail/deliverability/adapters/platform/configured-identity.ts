import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { parseMailbox } from '../../../../../platform/mail/parse-mailbox.js';
import { SendingIdentity } from '../../application/ports/sending-identity.js';
import { DeliverabilityConfig } from '../../config/deliverability-config.js';
import type { MailIdentity, SmtpServer } from '../../domain/mail-identity.js';

/** MAIL_FROM, SMTP_URL and DKIM_SELECTORS. */
@Injectable()
export class ConfiguredIdentity extends SendingIdentity {
  readonly limitMs = 25_000;

  constructor(
    private readonly app: AppConfig,
    private readonly config: DeliverabilityConfig,
  ) {
    super();
  }

  read(): MailIdentity {
    const { address } = parseMailbox(this.app.mailFrom);
    const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
    return { domain, server: serverOf(this.app.smtpUrl), selectors: this.config.selectors };
  }
}

/** The ports are those that the sending takes when the address names none. */
function serverOf(smtpUrl: string | undefined): SmtpServer | null {
  if (smtpUrl === undefined) return null;
  const { protocol, hostname, port, searchParams } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:' || searchParams.get('secure') === 'true';
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return { host, port: Number(port) || (isTls ? 465 : 587), security: isTls ? 'tls' : 'starttls' };
}
