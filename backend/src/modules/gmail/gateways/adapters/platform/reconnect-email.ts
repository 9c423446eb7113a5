import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { PlatformMailer } from '../../../../../platform/mail/platform-mailer.js';
import { AthleteQuery } from '../../../../profile/share/index.js';

/** What kind of account has to be connected again, in the words of the email. */
export interface LostAccount {
  subject: string;
  address: string;
  reason: string;
  /** "account" or "mailbox". */
  noun: string;
  /** How to connect it again; the address of the profile follows. */
  invitation: string;
}

/** Sent by the platform to the athlete's account, because emails to coaches wait while nobody looks at the app. */
@Injectable()
export class ReconnectEmail {
  constructor(
    private readonly config: AppConfig,
    private readonly mailer: PlatformMailer,
    private readonly athletes: AthleteQuery,
  ) {}

  async send(userId: string, { subject, address, reason, noun, invitation }: LostAccount): Promise<void> {
    const { publicUrl } = this.config;
    const { email, username } = await this.athletes.byId(userId);
    await this.mailer.send({
      to: { name: username, address: email },
      subject,
      text: [
        `Recruit can no longer use ${address}.`,
        reason,
        '',
        `Emails to coaches from that ${noun} are waiting. Nothing is lost, and nothing is sent from another address.`,
        invitation,
        '',
        `${publicUrl}/profile`,
        '',
      ].join('\n'),
    });
  }
}
