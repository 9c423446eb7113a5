import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { parseMailbox } from '../../../../platform/mail/parse-mailbox.js';
import { PlatformMailer } from '../../../../platform/mail/platform-mailer.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { AthleteQuery } from '../../../profile/share/index.js';
import { MailboxNotice } from '../../application/ports/mailbox-notice.js';

/** By a mail of the platform's to the athlete's account, because emails wait while nobody looks at the app. */
@Injectable()
export class PlatformMailboxNotice extends MailboxNotice {
  constructor(
    private readonly config: AppConfig,
    private readonly mailer: PlatformMailer,
    private readonly athletes: AthleteQuery,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  async tellReconnect(userId: string, address: string, sentence: string): Promise<void> {
    const { publicUrl, mailFrom } = this.config;
    const { email, username } = await this.athletes.byId(userId);
    await this.mailer.send({
      messageId: `${this.ids.next()}@${new URL(publicUrl).hostname}`,
      date: this.clock.now(),
      from: parseMailbox(mailFrom),
      to: { name: username, address: email },
      subject: 'Connect your mailbox to Recruit again',
      text: [
        `Recruit can no longer use ${address}.`,
        sentence,
        '',
        'Emails to coaches from that mailbox are waiting. Nothing is lost, and nothing is sent from another address.',
        'Connect it again here:',
        '',
        `${publicUrl}/profile`,
        '',
      ].join('\n'),
    });
  }
}
