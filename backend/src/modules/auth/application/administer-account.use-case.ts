import { Injectable } from '@nestjs/common';

import { Ids } from '../../../shared-kernel/ids.js';
import type { Account } from '../domain/account.js';
import { UnknownAccount } from '../domain/account-errors.js';
import { AccountRepository } from './ports/account-repository.js';
import { PasswordHasher } from './ports/password-hasher.js';

/** What an operator does from the shell. */
@Injectable()
export class AdministerAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly ids: Ids,
  ) {}

  async setAdmin(username: string, isAdmin: boolean): Promise<void> {
    const account = await this.find(username);
    await this.accounts.setAdmin(account.id, isAdmin);
  }

  /** Answers the new password and ends every session of the account. */
  async resetPassword(username: string): Promise<string> {
    const account = await this.find(username);
    const password = this.ids.token(12);
    await this.accounts.setPasswordHash(account.id, await this.hasher.hash(password));
    return password;
  }

  private async find(username: string): Promise<Account> {
    const account = await this.accounts.byUsername(username);
    if (!account) throw new UnknownAccount(username);
    return account;
  }
}
