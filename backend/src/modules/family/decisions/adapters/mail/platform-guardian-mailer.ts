import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { parseMailbox } from '../../../../../platform/mail/parse-mailbox.js';
import { PlatformMailer } from '../../../../../platform/mail/platform-mailer.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { Ids } from '../../../../../shared-kernel/ids.js';
import type { Guardian } from '../../../guardians/index.js';
import { GuardianMailer } from '../../application/ports/guardian-mailer.js';

@Injectable()
export class PlatformGuardianMailer extends GuardianMailer {
  constructor(
    private readonly config: AppConfig,
    private readonly mailer: PlatformMailer,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  ask(
    { name, email }: Guardian,
    { athlete, emails, path }: { athlete: string; emails: number; path: string },
  ): Promise<'delivered' | 'kept'> {
    const { publicUrl, mailFrom } = this.config;
    const what =
      emails === 0
        ? `${athlete} asks for your decision`
        : `${athlete} wants to send ${emails === 1 ? 'an email' : `${emails} emails`} to coaches`;
    const lines = [
      `Hello ${name},`,
      '',
      `${what}. Nothing leaves before you decide, and after seven days without a decision nothing leaves at all.`,
      '',
      'Read and decide here, signed in to your own account:',
      `${publicUrl}${path}`,
      '',
    ];
    return this.mailer.send({
      messageId: `${this.ids.next()}@${new URL(publicUrl).hostname}`,
      date: this.clock.now(),
      from: parseMailbox(mailFrom),
      to: { name, address: email },
      subject: what,
      text: lines.join('\n'),
    });
  }
}
