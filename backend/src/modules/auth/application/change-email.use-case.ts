import { Injectable } from '@nestjs/common';

import { WrongPassword } from '../domain/account-errors.js';
import { AccountRepository } from './ports/account-repository.js';
import { PasswordHasher } from './ports/password-hasher.js';

@Injectable()
export class ChangeEmail {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Does nothing when the address stays. Throws WrongPassword or EmailTaken. */
  async run(userId: string, email: string, currentPassword: string | undefined): Promise<void> {
    const account = await this.accounts.byId(userId);
    if (!account || account.email === email) return;
    const right = await this.hasher.verify(account.passwordHash, currentPassword ?? '');
    if (!right) throw new WrongPassword();
    await this.accounts.setEmail(userId, email);
  }
}
