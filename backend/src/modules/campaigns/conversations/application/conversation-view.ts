import type { ConversationPage } from '../queries/conversation.query.js';
import type { AnswerWay } from '../domain/answer-way.js';

/** How the athlete can answer, and the addresses of that answer. */
export interface AnswerOffer extends AnswerWay {
  fromAddress: string | null;
  toAddress: string | null;
  subject: string | null;
  /** Undo period after a Send, in seconds. */
  undoSeconds: number;
}

export interface ConversationView extends Omit<ConversationPage, 'thread' | 'formTalk'> {
  answer: AnswerOffer;
}
