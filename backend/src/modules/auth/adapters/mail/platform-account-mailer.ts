import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { type PlatformLetter, PlatformMailer } from '../../../../platform/mail/platform-mailer.js';
import { AccountMailer } from '../../application/ports/account-mailer.js';
import type { ChangedEmail } from '../../application/ports/email-changes.js';
import type { Account } from '../../domain/account.js';

@Injectable()
export class PlatformAccountMailer extends AccountMailer {
  constructor(
    private readonly config: AppConfig,
    private readonly mailer: PlatformMailer,
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

  async sendEmailChange(to: string, token: string): Promise<void> {
    await this.send(to, 'Confirm your new email address for Recruit', [
      'Somebody asked to use this address for a Recruit account. If it was you, confirm it here:',
      '',
      `${this.config.publicUrl}/confirm-email?token=${token}`,
      '',
      'The link works once and for 24 hours. Until then the old address counts. If it was not you, ignore this email.',
    ]);
  }

  async sendEmailTaken(to: string): Promise<void> {
    await this.send(to, 'About your email address for Recruit', [
      'Somebody asked to use this address for a Recruit account, but another account has it already. Nothing was changed.',
      '',
      'If it was you, sign in to that account. You can choose a new password for it here:',
      `${this.config.publicUrl}/forgot-password`,
      '',
      'If it was not you, ignore this email.',
    ]);
  }

  async sendEmailChangeAsked(to: Pick<Account, 'email' | 'username'>, newEmail: string, token: string): Promise<void> {
    await this.send(to.email, 'A new email address for your Recruit account', [
      `Somebody who is signed in to the account ${to.username} asked to change its email address to ${newEmail}.`,
      'This address counts until the new one is confirmed. If it was you, there is nothing to do here.',
      '',
      'If it was not you, keep this address:',
      `${this.config.publicUrl}/keep-email?token=${token}`,
      '',
      'Then change your password in Settings. That signs out every other device.',
    ]);
  }

  async sendEmailChanged({ username, oldEmail, email }: Omit<ChangedEmail, 'userId'>): Promise<void> {
    const lines = [
      `The account ${username} now uses ${email}. This address no longer counts.`,
      '',
      'If it was not you, tell the person who runs this server at once. They can put your address back:',
      `${this.config.publicUrl}/support`,
    ];
    // The old address leads to nobody's account any more: what is kept for it could not go with the account.
    await this.mailer.tell(this.compose(oldEmail, 'Your Recruit email address was changed', lines));
  }

  private send(to: string, subject: string, lines: string[]): Promise<'delivered' | 'kept'> {
    return this.mailer.send(this.compose(to, subject, lines));
  }

  private compose(to: string, subject: string, lines: string[]): PlatformLetter {
    return {
      to: { name: '', address: to },
      subject,
      text: [...lines, ''].join('\n'),
    };
  }
}
