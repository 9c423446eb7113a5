import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { parseMailbox } from '../../../../platform/mail/parse-mailbox.js';
import { PlatformMailer } from '../../../../platform/mail/platform-mailer.js';
import { TestMailer } from '../../application/test-mail/ports/test-mailer.js';

@Injectable()
export class PlatformTestMailer extends TestMailer {
  constructor(
    private readonly config: AppConfig,
    private readonly mailer: PlatformMailer,
  ) {
    super();
  }

  send(to: { name: string; address: string }): Promise<'delivered' | 'kept'> {
    const { publicUrl, mailFrom } = this.config;
    const from = parseMailbox(mailFrom);
    return this.mailer.send({
      to,
      subject: 'Test email from Recruit',
      text: `An admin asked for this email on the Operations page of ${publicUrl}. It is not in spam? Then email from ${from.address} arrives.\n`,
    });
  }
}
