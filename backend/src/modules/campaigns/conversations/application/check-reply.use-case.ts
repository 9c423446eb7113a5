import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { ReplyChecks } from '../../replies/index.js';
import { ConversationNotFound } from '../domain/answer-errors.js';

/** "I checked, it is real": the athlete may answer a reply from an unknown address. */
@Injectable()
export class CheckReply {
  constructor(
    private readonly checks: ReplyChecks,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. Throws ConversationNotFound. */
  async run(userId: string, coachId: number, replyId: string): Promise<void> {
    if (!(await this.checks.mark(userId, coachId, replyId, this.clock.now()))) throw new ConversationNotFound();
  }
}
