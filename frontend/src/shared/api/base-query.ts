import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './api-error';
import { queryString } from './query-string';
import { readAnswer } from './read-answer';

export interface ApiRequest {
  url: string;
  method?: string;
  /** JSON, or FormData or a file for an upload. */
  body?: unknown;
  params?: Parameters<typeof queryString>[0];
  headers?: Record<string, string>;
}

function bodyOf(body: unknown): BodyInit | undefined {
  if (body === undefined || body === null) return undefined;
  return body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body);
}

function headersOf(request: ApiRequest, body: BodyInit | undefined): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  // The browser itself writes the type of FormData, with its boundary.
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  // Whatever the browser takes a file for, the server tells it by its content.
  if (body instanceof Blob) headers['content-type'] = 'application/octet-stream';
  return headers;
}

/** One call to our server: cookies, JSON both ways, every failure described (no retries). */
export const baseQuery: BaseQueryFn<string | ApiRequest, unknown, ApiError> = async (args, { signal }) => {
  const request: ApiRequest = typeof args === 'string' ? { url: args } : args;
  const body = bodyOf(request.body);
  const url = new URL(request.url + queryString(request.params), window.location.origin);
  try {
    const response = await fetch(url, {
      method: request.method ?? 'GET',
      credentials: 'include',
      headers: headersOf(request, body),
      signal,
      ...(body === undefined ? {} : { body }),
    });
    return await readAnswer(response);
  } catch {
    return { error: { status: 'network', message: 'Network error. Please try again.', problem: null } };
  }
};
