import { Injectable } from '@nestjs/common';

import { Clock } from '../../shared-kernel/clock.js';
import { DomainError } from '../../shared-kernel/domain-error.js';
import { Ids } from '../../shared-kernel/ids.js';
import { AppConfig } from '../config/app-config.js';
import { composeMail } from './compose-mail.js';
import { OutboxStore } from './outbox-store.js';
import type { OutgoingMail } from './outgoing-mail.js';
import { parseMailbox } from './parse-mailbox.js';
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

/** One of the product's own emails, to one person, without what all of them have in common. */
export type PlatformLetter = Pick<OutgoingMail, 'to' | 'subject' | 'text'>;

/** The product's own mail (verification links): from the platform's address, over SMTP, else into the outbox. */
@Injectable()
export class PlatformMailer {
  constructor(
    private readonly config: AppConfig,
    private readonly smtp: SmtpClient,
    private readonly outbox: OutboxStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * News that stand on a page as well: without a mail server nothing is kept, since what names somebody must not lie here when that
   * account is gone. Throws MailServerDown.
   */
  async tell(letter: PlatformLetter): Promise<'delivered' | 'not_sent'> {
    if (!this.config.smtpUrl) return 'not_sent';
    await this.send(letter);
    return 'delivered';
  }

  /** Throws MailServerDown when the mail server does not take it. */
  async send(letter: PlatformLetter): Promise<PlatformDelivery> {
    const mail: OutgoingMail = {
      messageId: `${this.ids.next()}@${new URL(this.config.publicUrl).hostname}`,
      date: this.clock.now(),
      from: parseMailbox(this.config.mailFrom),
      ...letter,
    };
    if (!this.config.smtpUrl) {
      await this.outbox.add(mail, null, 'no_mail_server');
      return 'kept';
    }
    const outcome = await this.smtp.send(mail.from.address, mail.to.address, await composeMail(mail));
    if (outcome.kind !== 'sent') throw new MailServerDown();
    return 'delivered';
  }
}
