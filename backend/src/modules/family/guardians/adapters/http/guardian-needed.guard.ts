import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { GuardianMissing } from '../../domain/guardian-errors.js';
import { MissingGuardian } from './missing-guardian.js';

/** Guards the routes that send email. Emails that are queued already are held by the sending statements. */
@Injectable()
export class GuardianNeededGuard implements CanActivate {
  constructor(private readonly missing: MissingGuardian) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { id } = context.switchToHttp().getRequest<Request>().user as SessionUser;
    if (await this.missing.of(id)) throw new GuardianMissing();
    return true;
  }
}
