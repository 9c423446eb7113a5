import { Injectable } from '@nestjs/common';

import { SendingPolicy } from '../../ledger/index.js';
import { answerSubject } from '../domain/answer-subject.js';
import { ConversationQuery, type ConversationPlace } from '../queries/conversation.query.js';
import type { ConversationView } from './conversation-view.js';
import { FindAnswerWay } from './find-answer-way.js';

/** What an athlete and a coach wrote to each other, and how to go on. */
@Injectable()
export class ReadConversation {
  constructor(
    private readonly conversations: ConversationQuery,
    private readonly ways: FindAnswerWay,
    private readonly policy: SendingPolicy,
  ) {}

  /** Throws ConversationNotFound. */
  async run(userId: string, coachId: number, limit: number, before: ConversationPlace | null): Promise<ConversationView> {
    const { thread, formTalk, ...page } = await this.conversations.page(userId, coachId, limit, before);
    const way = await this.ways.run(userId, thread, formTalk);
    return {
      ...page,
      answer: {
        ...way,
        fromAddress: thread?.fromAddress ?? null,
        toAddress: thread?.toAddress ?? formTalk?.toAddress ?? null,
        subject: thread && answerSubject(thread.subject),
        undoSeconds: this.policy.undoSeconds,
      },
    };
  }
}
