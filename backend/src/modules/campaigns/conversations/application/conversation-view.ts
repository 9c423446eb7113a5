import type { ConversationPage } from '../queries/conversation.query.js';
import type { AnswerWay } from '../domain/answer-way.js';

/** How the athlete can answer, and what an answer would be. */
export interface AnswerOffer extends AnswerWay {
  fromAddress: string | null;
  toAddress: string | null;
  subject: string | null;
  /** How long a Send can be taken back. */
  undoSeconds: number;
}

export interface ConversationView extends Omit<ConversationPage, 'thread' | 'formTalk'> {
  answer: AnswerOffer;
}
