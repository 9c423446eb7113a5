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
  /** Called before the server: returns an answer stored on the device, which may be older; null for none. */
  first(call: StoreCall): Promise<Answer | null>;
  /** Called when the server did not answer: returns a substitute for its answer; null for none. */
  instead(call: StoreCall): Promise<Answer | null>;
}

let ways: Ways | null = null;

/** Answers calls in place of the server. Inactive until `use` sets how. */
export const withoutConnection = {
  use(chosen: Ways | null): void {
    ways = chosen;
  },
  first: (call: StoreCall): Promise<Answer | null> | null => ways?.first(call) ?? null,
  instead: (call: StoreCall): Promise<Answer | null> | null => ways?.instead(call) ?? null,
};
