import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { ManagePasskeys } from '../../application/manage-passkeys.use-case.js';
import { UnknownPasskey } from '../../domain/factor-errors.js';

/** A passkey of another account is not there, whatever the body says: guards run before it is looked at. */
@Injectable()
export class OwnPasskeyGuard implements CanActivate {
  constructor(private readonly passkeys: ManagePasskeys) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user, params } = context.switchToHttp().getRequest<Request<{ id: string }>>();
    const own = await this.passkeys.list((user as SessionUser).id);
    if (!own.some(({ id }) => id === params.id)) throw new UnknownPasskey();
    return true;
  }
}
