import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '../../shared-kernel/clock.js';
import { Ids } from '../../shared-kernel/ids.js';
import { MailServerDown, type ProductEmail, ProductMail } from '../../shared-kernel/product-mail.js';
import { AppConfig } from '../config/app-config.js';
import { composeMail } from './compose-mail.js';
import { OutboxStore } from './outbox-store.js';
import type { OutgoingMail } from './outgoing-mail.js';
import { parseMailbox } from './parse-mailbox.js';
import { SmtpClient } from './smtp-client.js';

/** The product's own emails, from the platform's address: over SMTP, else into the outbox. */
@Injectable()
export class PlatformMailer extends ProductMail {
  private readonly log = new Logger(PlatformMailer.name);

  constructor(
    private readonly config: AppConfig,
    private readonly smtp: SmtpClient,
    private readonly outbox: OutboxStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  get publicUrl(): string {
    return this.config.publicUrl;
  }

  get sender(): string {
    return parseMailbox(this.config.mailFrom).address;
  }

  async notify(email: ProductEmail): Promise<'delivered' | 'not_sent'> {
    if (!this.config.smtpUrl) return 'not_sent';
    await this.send(email);
    return 'delivered';
  }

  async send(email: ProductEmail): Promise<'delivered' | 'kept'> {
    const mail: OutgoingMail = {
      messageId: `${this.ids.next()}@${new URL(this.config.publicUrl).hostname}`,
      date: this.clock.now(),
      from: parseMailbox(this.config.mailFrom),
      ...email,
    };
    if (!this.config.smtpUrl) {
      await this.outbox.add(mail, null, 'no_mail_server');
      return 'kept';
    }
    const outcome = await this.smtp.send(mail.from.address, mail.to.address, await composeMail(mail));
    if (outcome.kind === 'sent') return 'delivered';
    // Never its words: they may hold the address.
    this.log.warn(`An email of the product was not delivered: ${outcome.kind}`);
    throw new MailServerDown();
  }
}
