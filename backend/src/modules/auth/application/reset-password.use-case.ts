import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import type { Account } from '../domain/account.js';
import { ResetLinkNotValid } from '../domain/account-errors.js';
import { AccountRepository } from './ports/account-repository.js';
import { type EmailToken, EmailTokenRepository } from './ports/email-token-repository.js';
import { PasswordHasher } from './ports/password-hasher.js';

/** A new password by a link of SendResetLink. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: EmailTokenRepository,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /** Uses the link up, sets the password and ends every session. Returns the user's id. Throws ResetLinkNotValid. */
  async run(token: string, newPassword: string): Promise<string> {
    const now = this.clock.now();
    const found = await this.tokens.use(token, 'reset_password', now);
    const account = found && (await this.accounts.byId(found.userId));
    if (!account || !isPresent(found, account)) throw new ResetLinkNotValid();
    await this.accounts.setPassword(account.id, { passwordHash: await this.hasher.hash(newPassword), now });
    return account.id;
  }
}

/** A link is worth nothing once the password or the address is another one. */
function isPresent({ email, createdAt }: EmailToken, account: Account): boolean {
  return account.email === email && (account.passwordChangedAt === null || createdAt >= account.passwordChangedAt);
}
