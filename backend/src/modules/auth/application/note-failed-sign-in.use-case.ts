import { Injectable } from '@nestjs/common';

import { DomainError } from '../../../shared-kernel/domain-error.js';
import { AuditLog } from '../../audit/index.js';
import { InvalidCredentials } from '../domain/account-errors.js';
import type { SignInTry } from '../domain/sign-in-try.js';
import { AccountRepository } from './ports/account-repository.js';

/** Records a failed sign-in in the audit log: with the account's ID, or without the name when no account has it. */
@Injectable()
export class NoteFailedSignIn {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly audit: AuditLog,
  ) {}

  /** The same work for a wrong name as for a wrong password. Throws `error` again. */
  async run(error: unknown, { username, shownAddress: address }: SignInTry): Promise<never> {
    if (error instanceof InvalidCredentials) {
      const subjectId = (await this.accounts.byUsername(username))?.id ?? null;
      await this.audit.append({ kind: 'sign_in_failed', actor: 'visitor', actorId: null, subjectId, address, detail: {} });
    }
    throw error;
  }

  /** The password was right, the second step was refused. Throws `error` again. */
  async secondStep(error: unknown, subjectId: string, address: string): Promise<never> {
    if (error instanceof DomainError) {
      const detail = { with: 'second step' };
      await this.audit.append({ kind: 'sign_in_failed', actor: 'visitor', actorId: null, subjectId, address, detail });
    }
    throw error;
  }
}
