import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { parseMailbox } from '../../../../platform/mail/parse-mailbox.js';
import { PlatformMailer } from '../../../../platform/mail/platform-mailer.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { AccountMailer } from '../../application/ports/account-mailer.js';

@Injectable()
export class PlatformAccountMailer extends AccountMailer {
  constructor(
    private readonly config: AppConfig,
    private readonly mailer: PlatformMailer,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  async sendVerification(to: string, token: string): Promise<'delivered' | 'kept'> {
    const { publicUrl, mailFrom } = this.config;
    return this.mailer.send({
      messageId: `${this.ids.next()}@${new URL(publicUrl).hostname}`,
      date: this.clock.now(),
      from: parseMailbox(mailFrom),
      to: { name: '', address: to },
      subject: 'Confirm your email address for Recruit',
      text: [
        'Coaches reply to this address, so please confirm that it is yours:',
        '',
        `${publicUrl}/verify-email?token=${token}`,
        '',
        'The link works once and for one day. If you did not ask for it, you can ignore this email.',
        '',
      ].join('\n'),
    });
  }
}
