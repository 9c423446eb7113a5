import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { ConversationNotFound } from '../domain/answer-errors.js';
import { Answers } from './ports/answers.js';

/** "I checked, it is real": the athlete may answer a reply from an unknown address. */
@Injectable()
export class CheckReply {
  constructor(
    private readonly answers: Answers,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat. Throws ConversationNotFound. */
  async run(userId: string, coachId: number, replyId: string): Promise<void> {
    if (!(await this.answers.markChecked(userId, coachId, replyId, this.clock.now()))) throw new ConversationNotFound();
  }
}
