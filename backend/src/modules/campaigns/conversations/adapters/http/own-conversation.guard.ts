import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ConversationQuery } from '../../queries/conversation.query.js';
import { CoachIdPipe } from './coach-id.pipe.js';

/** Runs before validation of the request: allows only athletes who may see the coach or wrote to them. */
@Injectable()
export class OwnConversationGuard implements CanActivate {
  private readonly ids = new CoachIdPipe();

  constructor(private readonly conversations: ConversationQuery) {}

  /** Throws ConversationNotFound. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { params, user } = context.switchToHttp().getRequest<Request & { user?: SessionUser }>();
    if (!user) return true;
    await this.conversations.page(user.id, this.ids.transform(String(params['coachId'])), 1, null);
    return true;
  }
}
