import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { parseMailbox } from '../../../../platform/mail/parse-mailbox.js';
import { PlatformMailer } from '../../../../platform/mail/platform-mailer.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { AccountMailer } from '../../application/ports/account-mailer.js';
import type { Account } from '../../domain/account.js';

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

  sendVerification(to: string, token: string): Promise<'delivered' | 'kept'> {
    return this.send(to, 'Confirm your email address for Recruit', [
      'Coaches reply to this address, so please confirm that it is yours:',
      '',
      `${this.config.publicUrl}/verify-email?token=${token}`,
      '',
      'The link works once and for one day. If you did not ask for it, you can ignore this email.',
    ]);
  }

  async sendPasswordReset({ email, username }: Pick<Account, 'email' | 'username'>, token: string): Promise<void> {
    await this.send(email, 'Choose a new password for Recruit', [
      `Somebody asked for a new password for the account ${username}. Choose one here:`,
      '',
      `${this.config.publicUrl}/reset-password?token=${token}`,
      '',
      'The link works once and for 30 minutes. If it was not you, ignore this email: your password stays as it is.',
    ]);
  }

  private send(to: string, subject: string, lines: string[]): Promise<'delivered' | 'kept'> {
    const { publicUrl, mailFrom } = this.config;
    return this.mailer.send({
      messageId: `${this.ids.next()}@${new URL(publicUrl).hostname}`,
      date: this.clock.now(),
      from: parseMailbox(mailFrom),
      to: { name: '', address: to },
      subject,
      text: [...lines, ''].join('\n'),
    });
  }
}
