import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { SamePassword, WrongCurrentPassword } from '../domain/account-errors.js';
import { AccountRepository } from './ports/account-repository.js';
import { PasswordHasher } from './ports/password-hasher.js';

export interface PasswordChange {
  userId: string;
  currentPassword: string;
  newPassword: string;
  /** The session in which it is changed stays open. */
  sessionId: string;
}

@Injectable()
export class ChangePassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /** Ends every other session. Throws WrongCurrentPassword or SamePassword. */
  async run({ userId, currentPassword, newPassword, sessionId }: PasswordChange): Promise<void> {
    const account = await this.accounts.byId(userId);
    if (!(await this.hasher.verify(account?.passwordHash, currentPassword))) throw new WrongCurrentPassword();
    if (newPassword === currentPassword) throw new SamePassword();
    const passwordHash = await this.hasher.hash(newPassword);
    await this.accounts.setPassword(userId, { passwordHash, now: this.clock.now(), keepSession: sessionId });
  }
}
