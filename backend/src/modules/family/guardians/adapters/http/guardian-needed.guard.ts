import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { GuardianMissing } from '../../domain/guardian-errors.js';
import { MissingGuardian } from './missing-guardian.js';

/** Stands before what lets an email leave. What waits already is held by the statements that send. */
@Injectable()
export class GuardianNeededGuard implements CanActivate {
  constructor(private readonly missing: MissingGuardian) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { id } = context.switchToHttp().getRequest<Request>().user as SessionUser;
    if (await this.missing.of(id)) throw new GuardianMissing();
    return true;
  }
}
