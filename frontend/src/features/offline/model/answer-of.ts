import type { AnswerMeta } from '@/shared/api';

/** How a query of the store ended. */
export interface StoreAnswer {
  isOk: boolean;
  endpoint: string;
  key: string;
  arg: unknown;
  data: unknown;
  meta: AnswerMeta | undefined;
}

interface QueryAction {
  type: string;
  payload?: unknown;
  meta?: { arg?: { endpointName?: string; queryCacheKey?: string; originalArgs?: unknown }; baseQueryMeta?: AnswerMeta };
}

const ok = 'api/executeQuery/fulfilled';
const failed = 'api/executeQuery/rejected';

/** The answer in an action of the store; null for any other action. */
export function answerOf(action: unknown): StoreAnswer | null {
  const { type, payload, meta } = action as QueryAction;
  if (type !== ok && type !== failed) return null;
  const { endpointName, queryCacheKey, originalArgs } = meta?.arg ?? {};
  if (endpointName === undefined || queryCacheKey === undefined) return null;
  return { isOk: type === ok, endpoint: endpointName, key: queryCacheKey, arg: originalArgs, data: payload, meta: meta?.baseQueryMeta };
}
