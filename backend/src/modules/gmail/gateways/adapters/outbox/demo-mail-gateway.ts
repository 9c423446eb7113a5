import { Injectable } from '@nestjs/common';

import { OutboxStore } from '../../../../../platform/mail/outbox-store.js';
import { MailGateway, type Attempt, type GatewayMail, type LookUp, type SendOutcome } from '../../application/ports/mail-gateway.js';
import { threadHeaders } from '../../application/thread-headers.js';

const DELIVERED = { kind: 'sent', providerMessageId: null, threadId: null } as const;

/** The demo's own outside world: invented coaches get their email, which the admins can read in the outbox. */
@Injectable()
export class DemoMailGateway extends MailGateway {
  readonly name = 'demo';
  readonly batchSize = 50;
  readonly intervalMs = 0;
  readonly settleMs = 5_000;

  constructor(private readonly outbox: OutboxStore) {
    super();
  }

  async send(mail: GatewayMail): Promise<SendOutcome> {
    if (!mail.isExample) return { kind: 'refused', message: 'The demo delivers only to invented example coaches.' };
    await this.outbox.add({ ...mail, ...threadHeaders(mail.thread) }, mail.userId, 'demo');
    return DELIVERED;
  }

  async lookUp({ messageId }: Attempt): Promise<LookUp> {
    return (await this.outbox.has(messageId)) ? DELIVERED : { kind: 'absent' };
  }
}
