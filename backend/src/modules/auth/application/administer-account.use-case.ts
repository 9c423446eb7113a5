import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
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
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async setAdmin(username: string, isAdmin: boolean): Promise<void> {
    const account = await this.find(username);
    await this.accounts.setAdmin(account.id, isAdmin);
  }

  /** Returns a new password, which the athlete has to change, and ends every session of the account. */
  async resetPassword(username: string): Promise<string> {
    const account = await this.find(username);
    const password = this.ids.token(12);
    const passwordHash = await this.hasher.hash(password);
    await this.accounts.setPassword(account.id, { passwordHash, now: this.clock.now(), mustChange: true });
    return password;
  }

  /** Replaces the address at once, without a link, for an athlete whose address was changed by another person. Throws EmailTaken. */
  async setEmail(username: string, email: string): Promise<void> {
    const account = await this.find(username);
    await this.accounts.setEmail(account.id, email);
  }

  /** Throws UnknownAccount. */
  async idOf(username: string): Promise<string> {
    return (await this.find(username)).id;
  }

  private async find(username: string): Promise<Account> {
    const account = await this.accounts.byUsername(username);
    if (!account) throw new UnknownAccount(username);
    return account;
  }
}
