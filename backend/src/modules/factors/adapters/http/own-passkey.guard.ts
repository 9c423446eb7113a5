import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { ManagePasskeys } from '../../application/manage-passkeys.use-case.js';
import { UnknownPasskey } from '../../domain/factor-errors.js';

/** Guards run before body validation: another account's passkey is 404 even when the body is invalid. */
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
