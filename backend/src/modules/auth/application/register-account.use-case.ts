import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import type { AccountRole } from '../domain/account.js';
import { AccountRepository } from './ports/account-repository.js';
import { PasswordHasher } from './ports/password-hasher.js';

export interface NewAccount {
  username: string;
  email: string;
  password: string;
  isAdmin?: boolean;
  role?: AccountRole;
}

@Injectable()
export class RegisterAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Returns the new account's id. Throws UsernameTaken or EmailTaken. */
  async run(input: NewAccount): Promise<string> {
    const id = this.ids.next();
    await this.accounts.add({
      id,
      username: input.username.trim(),
      email: input.email.trim(),
      passwordHash: await this.hasher.hash(input.password),
      role: input.role ?? 'athlete',
      isAdmin: input.isAdmin ?? false,
      emailVerifiedAt: null,
      passwordChangedAt: null,
      mustChangePassword: false,
      deletionDueAt: null,
      createdAt: this.clock.now(),
    });
    return id;
  }
}
