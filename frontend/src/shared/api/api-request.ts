import type { queryString } from './query-string';

export interface ApiRequest {
  url: string;
  method?: string;
  /** JSON, or FormData or a file for an upload. */
  body?: unknown;
  params?: Parameters<typeof queryString>[0];
  headers?: Record<string, string>;
}
