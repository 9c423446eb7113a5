import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { PlatformMailer } from '../../../../../platform/mail/platform-mailer.js';
import { InvitationMailer } from '../../application/ports/invitation-mailer.js';

@Injectable()
export class PlatformInvitationMailer extends InvitationMailer {
  constructor(
    private readonly config: AppConfig,
    private readonly mailer: PlatformMailer,
  ) {
    super();
  }

  async invite(to: string, athlete: string, token: string): Promise<string | null> {
    const { publicUrl, smtpUrl } = this.config;
    const link = `${publicUrl}/guardian-invitation?token=${token}`;
    // A link that is handed over lies nowhere else.
    if (!smtpUrl) return link;
    await this.mailer.send({
      to: { name: '', address: to },
      subject: `${athlete} asks you to be their guardian on Recruit`,
      text: [
        `${athlete} uses Recruit to write to college football coaches and asks you to be their guardian there.`,
        '',
        'You see what they send and who replies, and you decide whether you read emails before they are sent. You never write as them.',
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
