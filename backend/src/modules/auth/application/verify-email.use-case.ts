import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { ProductMail } from '../../../shared-kernel/product-mail.js';
import { LinkNotValid } from '../domain/account-errors.js';
import { verificationEmail } from '../domain/account-emails.js';
import { AccountRepository } from './ports/account-repository.js';
import { EmailTokenRepository } from './ports/email-token-repository.js';

const VALID_FOR_MS = 24 * 3600 * 1000;

/** Proves that the athlete reads the address that coaches will answer to. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: EmailTokenRepository,
    private readonly mail: ProductMail,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Sends a link that is good for a day and for one use. Returns whether it was delivered, or only kept on this server;
   * null when the address is verified already and nothing was sent.
   */
  async request(userId: string): Promise<'delivered' | 'kept' | null> {
    const account = await this.accounts.byId(userId);
    if (!account || account.emailVerifiedAt) return null;
    const token = this.ids.token();
    const now = this.clock.now();
    await this.tokens.add({
      token,
      userId,
      purpose: 'verify_email',
      email: account.email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + VALID_FOR_MS),
    });
    return this.mail.send(verificationEmail(this.mail.publicUrl, account.email, token));
  }

  /** Throws LinkNotValid, also when the account has another address by now. */
  async confirm(token: string): Promise<void> {
    const now = this.clock.now();
    const found = await this.tokens.use(token, 'verify_email', now);
    if (!found || !(await this.accounts.verifyEmail(found.userId, found.email, now))) throw new LinkNotValid();
  }
}
