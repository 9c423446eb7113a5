import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { MessageNotFound, ReplyReports } from '../../replies/index.js';
import { ConversationNotFound } from '../domain/answer-errors.js';

/** Reports a reply to the admins, and shows it to the athlete's guardians. */
@Injectable()
export class ReportReply {
  constructor(
    private readonly reports: ReplyReports,
    private readonly clock: Clock,
  ) {}

  /** Idempotent: guardians are notified once. Throws ConversationNotFound and TooManyReports. */
  async run(userId: string, coachId: number, replyId: string): Promise<void> {
    if (!(await this.reports.report(userId, coachId, replyId, this.clock.now()))) throw new ConversationNotFound();
  }

  /** Of what came by the form of the shared profile. Throws MessageNotFound and TooManyReports. */
  async runOnMessage(userId: string, messageId: string): Promise<void> {
    if (!(await this.reports.report(userId, null, messageId, this.clock.now()))) throw new MessageNotFound();
  }
}
