import { Injectable } from '@nestjs/common';

import type { Account } from '../domain/account.js';
import { InvalidCredentials } from '../domain/account-errors.js';
import { AccountRepository } from './ports/account-repository.js';
import { PasswordHasher } from './ports/password-hasher.js';

@Injectable()
export class CheckCredentials {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** The same answer, in the same time, for a wrong name and a wrong password. */
  async run(username: string, password: string): Promise<Account> {
    const account = await this.accounts.byUsername(username.trim());
    const right = await this.hasher.verify(account?.passwordHash, password);
    if (!account || !right) throw new InvalidCredentials();
    return account;
  }
}
