import { Injectable } from '@nestjs/common';

import { GuardianAsAdmin, OnlyAdmin, OwnRole, UnknownUser } from '../domain/account-errors.js';
import { AccountRepository } from './ports/account-repository.js';

export interface RoleChange {
  /** The admin who changes it. */
  adminId: string;
  userId: string;
  isAdmin: boolean;
}

/** Gives a user the admin role, or removes it. */
@Injectable()
export class ChangeRole {
  constructor(private readonly accounts: AccountRepository) {}

  /** Returns whether anything changed. Throws UnknownUser, OwnRole, GuardianAsAdmin or OnlyAdmin. */
  async run({ adminId, userId, isAdmin }: RoleChange): Promise<boolean> {
    const account = await this.accounts.byId(userId);
    if (!account) throw new UnknownUser();
    if (userId === adminId) throw new OwnRole();
    if (account.isAdmin === isAdmin) return false;
    if (account.role === 'guardian') throw new GuardianAsAdmin();
    if (isAdmin) await this.accounts.setAdmin(userId, true);
    else if (!(await this.accounts.endAdmin(userId))) throw new OnlyAdmin();
    return true;
  }
}
