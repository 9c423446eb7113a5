import { Injectable } from '@nestjs/common';

import { SendingPolicy } from '../../ledger/index.js';
import { AnswerAlreadySent, AnswerHasLeft, AnswerNotFound, CannotAnswer } from '../domain/answer-errors.js';
import { answerSubject } from '../domain/answer-subject.js';
import { checkAnswer } from '../domain/check-answer.js';
import type { AnswerWay } from '../domain/answer-way.js';
import { ConversationQuery, type ConversationThread } from '../queries/conversation.query.js';
import { AnswerMoments } from './answer-moments.js';
import { FindAnswerWay } from './find-answer-way.js';
import { Answers, type NewAnswer } from './ports/answers.js';

/** 144 random bits cannot be guessed. */
const TOKEN_BYTES = 18;

export interface AnswerCommand {
  userId: string;
  coachId: number;
  /** Chosen by the client before its first try. */
  answerId: string;
  text: string;
  /** The athlete sent it from elsewhere. */
  byHand: boolean;
}

/** Writes an answer in the thread of the coach's last reply; it waits for the undo period. */
@Injectable()
export class WriteAnswer {
  constructor(
    private readonly conversations: ConversationQuery,
    private readonly ways: FindAnswerWay,
    private readonly answers: Answers,
    private readonly policy: SendingPolicy,
    private readonly moments: AnswerMoments,
  ) {}

  /** A second call with the same id and text changes nothing. Throws ConversationNotFound, InvalidAnswer, CannotAnswer, AnswerAlreadySent. */
  async run({ userId, coachId, answerId, text, byHand }: AnswerCommand): Promise<void> {
    const clean = checkAnswer(text);
    if (await this.isThere(userId, coachId, answerId, clean)) return;
    const { thread, formTalk } = await this.conversations.page(userId, coachId, 1, null);
    const way = await this.ways.run(userId, thread, formTalk);
    if (!thread || !isOpen(way, byHand)) throw new CannotAnswer(way.reason ?? 'no_reply_yet', way.message ?? '');
    await this.answers.add(this.answerOf({ userId, coachId, answerId, text: clean, byHand }, thread));
    // Another tab with other words was faster.
    if (!(await this.isThere(userId, coachId, answerId, clean))) throw new AnswerAlreadySent();
  }

  private answerOf({ userId, coachId, answerId, text, byHand }: AnswerCommand, thread: ConversationThread): NewAnswer {
    const { now, optOutToken } = this.moments.next(TOKEN_BYTES);
    return {
      ...{ id: answerId, userId, coachId, mailId: thread.mailId, campaignId: thread.campaignId, toAddress: thread.toAddress },
      ...{ subject: answerSubject(thread.subject), text, optOutToken, now },
      gateway: byHand ? null : thread.gateway,
      fromAddress: byHand ? null : thread.fromAddress,
      dueAt: byHand ? now : new Date(now.getTime() + this.policy.undoSeconds * 1000),
    };
  }

  /** Idempotent. Throws AnswerHasLeft. */
  async takeBack(userId: string, coachId: number, answerId: string): Promise<void> {
    const stored = await this.answers.byId(answerId);
    if (!stored) return;
    if (stored.userId !== userId || stored.coachId !== coachId) throw new AnswerNotFound();
    if (!(await this.answers.takeBack(userId, answerId)) && (await this.answers.byId(answerId))) throw new AnswerHasLeft();
  }

  private async isThere(userId: string, coachId: number, answerId: string, text: string): Promise<boolean> {
    const stored = await this.answers.byId(answerId);
    if (!stored) return false;
    if (stored.userId !== userId || stored.coachId !== coachId) throw new AnswerNotFound();
    if (stored.text !== text) throw new AnswerAlreadySent();
    return true;
  }
}

/** Returns whether an answer may be sent this way; sending by hand is possible for both ways. */
function isOpen({ way }: AnswerWay, byHand: boolean): boolean {
  return way === 'recruit' || (way === 'hand' && byHand);
}
