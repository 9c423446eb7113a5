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

/** What became of a mail of the product's own: the mail server took it, or it only lies in the outbox. */
export type PlatformDelivery = 'delivered' | 'kept';

/** The product's own mail (verification links): over SMTP, else into the outbox. */
@Injectable()
export class PlatformMailer {
  constructor(
    private readonly config: AppConfig,
    private readonly smtp: SmtpClient,
    private readonly outbox: OutboxStore,
  ) {}

  /**
   * News that stand on a page as well: without a mail server nothing is kept, since what names somebody must not lie here when that
   * account is gone. Throws MailServerDown.
   */
  async tell(mail: OutgoingMail): Promise<'delivered' | 'not_sent'> {
    if (!this.config.smtpUrl) return 'not_sent';
    await this.send(mail);
    return 'delivered';
  }

  /** Throws MailServerDown when the mail server does not take it. */
  async send(mail: OutgoingMail): Promise<PlatformDelivery> {
    if (!this.config.smtpUrl) {
      await this.outbox.add(mail, null, 'no_mail_server');
      return 'kept';
    }
    const outcome = await this.smtp.send(mail.from.address, mail.to.address, await composeMail(mail));
    if (outcome.kind !== 'sent') throw new MailServerDown();
    return 'delivered';
  }
}
