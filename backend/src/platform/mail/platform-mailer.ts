import { Injectable } from '@nestjs/common';

import { DomainError } from '../../shared-kernel/domain-error.js';
import { AppConfig } from '../config/app-config.js';
import { composeMail } from './compose-mail.js';
import { OutboxStore } from './outbox-store.js';
import type { OutgoingMail } from './outgoing-mail.js';
import { SmtpClient } from './smtp-client.js';

class MailServerDown extends DomainError {
  constructor() {
    super({
      kind: 'unavailable',
      code: 'mail_server_down',
      message: 'The mail server does not answer at the moment. Please try again in a few minutes.',
    });
  }
}

/** The product's own mail (verification links): over SMTP, else into the outbox. */
@Injectable()
export class PlatformMailer {
  constructor(
    private readonly config: AppConfig,
    private readonly smtp: SmtpClient,
    private readonly outbox: OutboxStore,
  ) {}

  async send(mail: OutgoingMail): Promise<void> {
    if (!this.config.smtpUrl) return this.outbox.add(mail, null, 'no_mail_server');
    const outcome = await this.smtp.send(mail.from.address, mail.to.address, await composeMail(mail));
    if (outcome.kind !== 'sent') throw new MailServerDown();
  }
}
