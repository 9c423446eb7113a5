import type { Answer, StoreCall } from '@/shared/api';
import { changeLater } from './change-later';
import { keptAnswerOf } from './kept-answer-of';

export { keptAnswerOf } from './kept-answer-of';
export { OfflineSession } from './offline-session';

/** What this device answers where the server can not be reached. */
export function answerInstead(call: StoreCall): Promise<Answer | null> {
  return call.type === 'query' ? keptAnswerOf(call) : changeLater(call);
}
