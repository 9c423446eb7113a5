import type { Answer, StoreCall } from '@/shared/api';
import { keptAnswerOf } from './kept-answer-of';
import { changeLater } from './later/change-later';

export { keptAnswerOf } from './kept-answer-of';
export { OfflineSession } from './offline-session';

/** What this device answers where the server can not be reached. `isSudden`: the connection broke with this call. */
export function answerInstead(call: StoreCall, isSudden: boolean): Promise<Answer | null> {
  return call.type === 'query' ? keptAnswerOf(call) : changeLater(call, isSudden);
}
