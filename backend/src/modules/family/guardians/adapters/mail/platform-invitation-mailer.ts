import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { parseMailbox } from '../../../../../platform/mail/parse-mailbox.js';
import { PlatformMailer } from '../../../../../platform/mail/platform-mailer.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { Ids } from '../../../../../shared-kernel/ids.js';
import { InvitationMailer } from '../../application/ports/invitation-mailer.js';

@Injectable()
export class PlatformInvitationMailer extends InvitationMailer {
  constructor(
    private readonly config: AppConfig,
    private readonly mailer: PlatformMailer,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  async invite(to: string, athlete: string, token: string): Promise<string | null> {
    const { publicUrl, mailFrom, smtpUrl } = this.config;
    const link = `${publicUrl}/guardian-invitation?token=${token}`;
    // A link that is handed over lies nowhere else.
    if (!smtpUrl) return link;
    await this.mailer.send({
      messageId: `${this.ids.next()}@${new URL(publicUrl).hostname}`,
      date: this.clock.now(),
      from: parseMailbox(mailFrom),
      to: { name: '', address: to },
      subject: `${athlete} asks you to be their guardian on Recruit`,
      text: [
        `${athlete} uses Recruit to write to college football coaches and asks you to be their guardian there.`,
        '',
        'You see what they send and who replies, and you decide whether you read emails before they leave. You never write as them.',
        '',
        `Accept here: ${link}`,
        '',
        'The link works once and for 14 days. If you do not know who this is, ignore this email.',
        '',
      ].join('\n'),
    });
    return null;
  }
}
