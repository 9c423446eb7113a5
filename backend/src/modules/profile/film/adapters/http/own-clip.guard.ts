import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { FilmClipRepository } from '../../application/ports/film-clip-repository.js';
import { ClipNotFound } from '../../domain/film-errors.js';

/** Runs before body validation: another athlete's clip is 404 even when the body is invalid. */
@Injectable()
export class OwnClipGuard implements CanActivate {
  constructor(private readonly clips: FilmClipRepository) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request<{ id: string }>>();
    const { id: userId } = request.user as SessionUser;
    if (!(await this.clips.owns(userId, request.params.id))) throw new ClipNotFound();
    return true;
  }
}
