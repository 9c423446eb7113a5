import { Injectable } from '@nestjs/common';

import { OutboxStore } from '../../../../../platform/mail/outbox-store.js';
import { MailGateway, type Attempt, type GatewayMail, type LookUp, type SendOutcome } from '../../application/ports/mail-gateway.js';
import { threadHeaders } from '../../application/thread-headers.js';

/** Keeps the email on this server: there is no way to deliver it, or the recipient is an invented example. */
@Injectable()
export class OutboxMailGateway extends MailGateway {
  readonly name = 'outbox';
  readonly batchSize = 50;
  readonly intervalMs = 0;
  readonly settleMs = 5_000;

  constructor(private readonly outbox: OutboxStore) {
    super();
  }

  async send(mail: GatewayMail): Promise<SendOutcome> {
    await this.outbox.add({ ...mail, ...threadHeaders(mail.thread) }, mail.userId, mail.isExample ? 'example_recipient' : 'no_mail_server');
    return { kind: 'kept' };
  }

  async lookUp({ messageId }: Attempt): Promise<LookUp> {
    return (await this.outbox.has(messageId)) ? { kind: 'kept' } : { kind: 'absent' };
  }
}
