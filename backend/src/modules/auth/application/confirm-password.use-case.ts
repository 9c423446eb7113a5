import { Injectable } from '@nestjs/common';

import { PasswordNotRight } from '../domain/account-errors.js';
import { AccountRepository } from './ports/account-repository.js';
import { PasswordHasher } from './ports/password-hasher.js';

/** Checks that the person at an open session knows the password. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Throws PasswordNotRight. */
  async run(userId: string, password: string): Promise<void> {
    const account = await this.accounts.byId(userId);
    if (!(await this.hasher.verify(account?.passwordHash, password))) throw new PasswordNotRight();
  }
}
