import { Injectable } from '@nestjs/common';

import { Ids } from '../../../shared-kernel/ids.js';
import { AuditLog } from '../../audit/index.js';
import { UsernameTaken } from '../domain/account-errors.js';
import { AccountRepository } from './ports/account-repository.js';
import { RegisterAccount } from './register-account.use-case.js';

export interface FirstAdminInput {
  username: string;
  email: string;
  password?: string;
}

@Injectable()
export class EnsureFirstAdmin {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly register: RegisterAccount,
    private readonly ids: Ids,
    private readonly audit: AuditLog,
  ) {}

  /** Makes the first admin when there is none. Returns the password only if it was made up here: show it once. */
  async run(input: FirstAdminInput): Promise<string | null> {
    if (await this.accounts.anyAdmin()) return null;
    const password = input.password ?? this.ids.token(12);
    try {
      const subjectId = await this.register.run({ ...input, password, isAdmin: true });
      await this.audit.append({ kind: 'admin_made', actor: 'server', actorId: null, subjectId, address: null, detail: {} });
    } catch (error) {
      if (error instanceof UsernameTaken && (await this.accounts.anyAdmin())) return null;
      throw error;
    }
    return input.password === undefined ? password : null;
  }
}
