import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { Strategies } from '../../application/ports/strategies.js';

/** Runs before body validation: another athlete's plan is 404 even when the body is invalid. */
@Injectable()
export class OwnStrategyGuard implements CanActivate {
  constructor(private readonly strategies: Strategies) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request<{ id: string }>>();
    const { id: userId } = request.user as SessionUser;
    await this.strategies.demand(userId, request.params.id);
    return true;
  }
}
