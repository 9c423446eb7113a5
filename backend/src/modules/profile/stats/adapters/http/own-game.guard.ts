import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { GameRepository } from '../../application/ports/game-repository.js';
import { GameNotFound } from '../../domain/games/game-errors.js';

/** Runs before body validation: another athlete's game is 404 even when the body is invalid. */
@Injectable()
export class OwnGameGuard implements CanActivate {
  constructor(private readonly games: GameRepository) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request<{ id: string }>>();
    const { id: userId } = request.user as SessionUser;
    if (!(await this.games.owns(userId, request.params.id))) throw new GameNotFound();
    return true;
  }
}
