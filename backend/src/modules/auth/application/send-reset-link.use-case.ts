import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { ProductMail } from '../../../shared-kernel/product-mail.js';
import type { Account } from '../domain/account.js';
import { LinkOfAdmin, UnknownAccount, UnknownUser } from '../domain/account-errors.js';
import { passwordResetEmail } from '../domain/account-emails.js';
import { AccountRepository } from './ports/account-repository.js';
import { EmailTokenRepository } from './ports/email-token-repository.js';

const VALID_FOR_MS = 30 * 60 * 1000;

/** Creates links for a forgotten password: sent to the account's address, or passed on by an operator. */
@Injectable()
export class SendResetLink {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: EmailTokenRepository,
    private readonly mail: ProductMail,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Sends a link to the account with this address. Returns the account's ID; null when no account has the address. */
  async run(address: string): Promise<string | null> {
    const account = await this.accounts.byEmail(address.trim());
    if (account) await this.mail.send(passwordResetEmail(this.mail.publicUrl, account, await this.newToken(account)));
    return account?.id ?? null;
  }

  /** Returns the token of a link for an operator to hand over. Throws UnknownAccount. */
  async tokenFor(username: string): Promise<string> {
    const account = await this.accounts.byUsername(username);
    if (!account) throw new UnknownAccount(username);
    return this.newToken(account);
  }

  /** Returns the token of a link for an admin to hand over where there is no mail server. Throws UnknownUser or LinkOfAdmin. */
  async handOver(userId: string): Promise<string> {
    const account = await this.accounts.byId(userId);
    if (!account) throw new UnknownUser();
    if (account.isAdmin) throw new LinkOfAdmin();
    return this.newToken(account);
  }

  /** The address that a link of the account goes to. Throws UnknownUser. */
  async addressOf(userId: string): Promise<string> {
    const account = await this.accounts.byId(userId);
    if (!account) throw new UnknownUser();
    return account.email;
  }

  private async newToken({ id, email }: Account): Promise<string> {
    const token = this.ids.token();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + VALID_FOR_MS);
    await this.tokens.add({ token, userId: id, purpose: 'reset_password', email, createdAt: now, expiresAt });
    return token;
  }
}
