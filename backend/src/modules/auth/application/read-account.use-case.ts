import { Injectable } from '@nestjs/common';

import type { Account } from '../domain/account.js';
import { AccountRepository } from './ports/account-repository.js';

/** Reads an account, for modules that offer sign-in by other means than the password. */
@Injectable()
export class ReadAccount {
  constructor(private readonly accounts: AccountRepository) {}

  byId(id: string): Promise<Account | null> {
    return this.accounts.byId(id);
  }
}
