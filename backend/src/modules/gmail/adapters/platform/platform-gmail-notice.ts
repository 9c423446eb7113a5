import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { parseMailbox } from '../../../../platform/mail/parse-mailbox.js';
import { PlatformMailer } from '../../../../platform/mail/platform-mailer.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { AthleteQuery } from '../../../profile/share/index.js';
import { GmailNotice } from '../../application/ports/gmail-notice.js';
import { RECONNECT_MESSAGES } from '../../domain/reconnect-message.js';
import type { ReconnectReason } from '../../domain/reconnect-reason.js';

/** By a mail of the platform's to the athlete's account, because follow-ups wait while nobody looks at the app. */
@Injectable()
export class PlatformGmailNotice extends GmailNotice {
  constructor(
    private readonly config: AppConfig,
    private readonly mailer: PlatformMailer,
    private readonly athletes: AthleteQuery,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  async tellReconnect(userId: string, gmailAddress: string, reason: ReconnectReason): Promise<void> {
    const { publicUrl, mailFrom } = this.config;
    const { email, username } = await this.athletes.byId(userId);
    await this.mailer.send({
      messageId: `${this.ids.next()}@${new URL(publicUrl).hostname}`,
      date: this.clock.now(),
      from: parseMailbox(mailFrom),
      to: { name: username, address: email },
      subject: 'Connect your Gmail to Recruit again',
      text: [
        `Recruit can no longer use ${gmailAddress}.`,
        RECONNECT_MESSAGES[reason],
        '',
        'Emails to coaches from that account are waiting. Nothing is lost, and nothing is sent from another address.',
        'Press Reconnect here:',
        '',
        `${publicUrl}/profile`,
        '',
      ].join('\n'),
    });
  }
}
