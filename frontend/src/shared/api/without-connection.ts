import type { ApiRequest } from './api-request';
import type { Answer } from './read-answer';

/** A call as the store makes it. */
export interface StoreCall {
  endpoint: string;
  type: 'query' | 'mutation';
  /** What names the answer in the store; undefined for a change. */
  key: string | undefined;
  request: ApiRequest;
}

interface Ways {
  /** Asked before the server is: an answer of the device, which may be older; null for none. */
  first(call: StoreCall): Promise<Answer | null>;
  /** Asked when the server did not answer: what takes the answer's place; null for nothing. */
  instead(call: StoreCall): Promise<Answer | null>;
}

let ways: Ways | null = null;

/** What answers in the place of the server. Nothing does until somebody says how. */
export const withoutConnection = {
  use(chosen: Ways | null): void {
    ways = chosen;
  },
  first: (call: StoreCall): Promise<Answer | null> | null => ways?.first(call) ?? null,
  instead: (call: StoreCall): Promise<Answer | null> | null => ways?.instead(call) ?? null,
};
