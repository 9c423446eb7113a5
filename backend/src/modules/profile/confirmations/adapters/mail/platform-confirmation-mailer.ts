import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { PlatformMailer } from '../../../../../platform/mail/platform-mailer.js';
import { ConfirmationMailer, type ConfirmationMail } from '../../application/ports/confirmation-mailer.js';

@Injectable()
export class PlatformConfirmationMailer extends ConfirmationMailer {
  constructor(
    private readonly config: AppConfig,
    private readonly mailer: PlatformMailer,
  ) {
    super();
  }

  async ask({ to, coach, athlete, token }: ConfirmationMail): Promise<string | null> {
    const { publicUrl, smtpUrl } = this.config;
    const link = `${publicUrl}/coach-word?token=${token}`;
    // A link that is handed over lies nowhere else.
    if (!smtpUrl) return link;
    await this.mailer.send({
      to: { name: '', address: to },
      subject: `${athlete} asks you to confirm figures on Recruit`,
      text: [
        `Coach ${coach},`,
        '',
        `${athlete} uses Recruit to write to college football coaches and asks you to confirm figures of the profile.`,
        'You need no account. You say of each figure whether it is right; you can skip any.',
        '',
        `Read and answer here: ${link}`,
        '',
        'The link can be answered once and works for 14 days. Your name, your school and the day will be shown beside what you confirm.',
        'If you do not know who this is, ignore this email.',
        '',
      ].join('\n'),
    });
    return null;
  }
}
