import type { Problem } from './problem';

/** Why a call failed, as it is in the store. */
export interface ApiError {
  /** HTTP status, or what stopped the call before or after it. */
  status: number | 'network' | 'not_json';
  /** "{status}: {text}" for an answer that is not ok, else the cause. */
  message: string;
  /** The server's own words, where it gave any. */
  problem: Problem | null;
}
