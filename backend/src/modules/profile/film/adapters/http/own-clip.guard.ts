import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { FilmClipRepository } from '../../application/ports/film-clip-repository.js';
import { ClipNotFound } from '../../domain/film-errors.js';

/** Another athlete's clip does not exist, whatever the body says: decided before the body is looked at. */
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
