import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { NextGameRepository } from '../../application/ports/next-game-repository.js';
import { NextGameNotFound } from '../../domain/next-game-errors.js';

/** Another athlete's game does not exist, whatever the body says: decided before the body is looked at. */
@Injectable()
export class OwnNextGameGuard implements CanActivate {
  constructor(private readonly games: NextGameRepository) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request<{ id: string }>>();
    const { id: userId } = request.user as SessionUser;
    if (!(await this.games.owns(userId, request.params.id))) throw new NextGameNotFound();
    return true;
  }
}
