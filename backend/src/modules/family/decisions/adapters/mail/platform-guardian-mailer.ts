import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { PlatformMailer } from '../../../../../platform/mail/platform-mailer.js';
import type { Guardian } from '../../../guardians/index.js';
import { type DeletionWords, GuardianMailer } from '../../application/ports/guardian-mailer.js';

@Injectable()
export class PlatformGuardianMailer extends GuardianMailer {
  constructor(
    private readonly config: AppConfig,
    private readonly mailer: PlatformMailer,
  ) {
    super();
  }

  ask(
    { name, email }: Guardian,
    { athlete, emails, path }: { athlete: string; emails: number; path: string },
  ): Promise<'delivered' | 'not_sent'> {
    const { publicUrl } = this.config;
    const what =
      emails === 0
        ? `${athlete} asks for your decision`
        : `${athlete} wants to send ${emails === 1 ? 'an email' : `${emails} emails`} to coaches`;
    const lines = [
      `Hello ${name},`,
      '',
      `${what}. Nothing is sent before you decide, and after seven days without a decision nothing is sent at all.`,
      '',
      'Read and decide here, signed in to your own account:',
      `${publicUrl}${path}`,
      '',
    ];
    return this.send({ name, address: email }, what, lines);
  }

  tellOfReply({ name, email }: Guardian, athlete: string): Promise<'delivered' | 'not_sent'> {
    const subject = `${athlete} shows you a reply that may not be from a coach`;
    const lines = [
      `Hello ${name},`,
      '',
      `${subject}. Please look at it together before anybody answers, pays or follows a link in it.`,
      '',
      'Read it here, signed in to your own account:',
      `${this.config.publicUrl}/family/activity`,
      '',
    ];
    return this.send({ name, address: email }, subject, lines);
  }

  tellOfDeletion(to: Pick<Guardian, 'name' | 'email'>, { athlete, dueAt, isAthlete }: DeletionWords): Promise<'delivered' | 'not_sent'> {
    const whose = isAthlete ? 'Your account' : `${athlete}’s account`;
    const subject = dueAt ? `${whose} will be deleted on ${dayOf(dueAt)}` : `${whose} will not be deleted`;
    const lines = [
      `Hello ${to.name},`,
      '',
      ...(dueAt ? startedLines(whose, dueAt, isAthlete) : [`The deletion was stopped. Nothing was deleted.`]),
      '',
    ];
    return this.send({ name: to.name, address: to.email }, subject, [...lines, this.config.publicUrl, '']);
  }

  private send(to: { name: string; address: string }, subject: string, lines: string[]): Promise<'delivered' | 'not_sent'> {
    return this.mailer.tell({
      to,
      subject,
      text: lines.join('\n'),
    });
  }
}

/** "Monday, November 30": the day at the server, which is the day of the deletion. */
function dayOf(moment: Date): string {
  return moment.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
}

function startedLines(whose: string, dueAt: Date, isAthlete: boolean): string[] {
  const stops = isAthlete
    ? 'Until then each of your guardians can stop it. If you are 18 by then, you can stop it yourself.'
    : 'Until then each guardian can stop it, under Controls.';
  const data = isAthlete ? 'You can take a copy of your data along: Settings, Privacy and data.' : 'The athlete was told, too.';
  const whole = whose === 'Your account' ? 'your account' : whose;
  return [`A guardian started the deletion of ${whole}. It goes for good on ${dayOf(dueAt)}.`, stops, data];
}
