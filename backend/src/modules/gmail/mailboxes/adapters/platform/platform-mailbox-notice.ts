import { Injectable } from '@nestjs/common';

import { MailboxNotice } from '../../application/ports/mailbox-notice.js';
import { NoticeQueue } from '../../../gateways/index.js';

@Injectable()
export class PlatformMailboxNotice extends MailboxNotice {
  constructor(private readonly email: NoticeQueue) {
    super();
  }

  tellReconnect(userId: string, address: string, sentence: string): Promise<void> {
    const subject = 'Connect your mailbox to Recruit again';
    return this.email.send(userId, { subject, address, reason: sentence, noun: 'mailbox', invitation: 'Connect it again here:' });
  }
}
