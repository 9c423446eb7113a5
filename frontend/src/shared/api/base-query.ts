import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { connection } from '@/shared/lib/connection';
import type { ApiError } from './api-error';
import type { ApiRequest } from './api-request';
import { documentAnswers } from './document-answers';
import { queryString } from './query-string';
import { type Answer, type AnswerMeta, readAnswer } from './read-answer';
import { withoutConnection } from './without-connection';

function bodyOf(body: unknown): BodyInit | undefined {
  if (body === undefined || body === null) return undefined;
  return body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body);
}

function headersOf(request: ApiRequest, body: BodyInit | undefined): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  // The browser itself writes the type of FormData, with its boundary.
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  // The browser's guess of the file type is not needed: the server detects the type from the content.
  if (body instanceof Blob) headers['content-type'] = 'application/octet-stream';
  return headers;
}

const whoIsHere = '/api/user';
const nobody: Answer = { error: { status: 401, message: 'Please sign in.', problem: null } };

/** Status codes that a proxy returns when its server is unreachable. */
const serverAway: readonly unknown[] = [502, 503, 504];

const noAnswer = ({ error }: Answer) =>
  error?.status === 'network' || (error !== undefined && error.problem === null && serverAway.includes(error.status));

/** Uses the answers that came with the document; after a change none of them is used. */
function knownAnswer(method: string, { pathname, search }: URL): Answer | null {
  if (method !== 'GET') {
    documentAnswers.forget();
    return null;
  }
  const known = documentAnswers.take(pathname + search);
  if (known !== undefined) return { data: known, meta: { at: null, isFromDevice: false } };
  return pathname === whoIsHere && documentAnswers.isVisitors() ? nobody : null;
}

/** One call to our server: cookies, JSON both ways, every failure described (no retries). */
export async function askServer(request: ApiRequest, signal?: AbortSignal): Promise<Answer> {
  const body = bodyOf(request.body);
  const url = new URL(request.url + queryString(request.params), window.location.origin);
  const method = request.method ?? 'GET';
  const known = knownAnswer(method, url);
  if (known !== null) return known;
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: headersOf(request, body),
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined ? {} : { body }),
    });
    return await readAnswer(response);
  } catch {
    return { error: { status: 'network', message: 'Network error. Please try again.', problem: null } };
  }
}

/** A call of the store. Where the server does not answer, the device may. */
export const baseQuery: BaseQueryFn<string | ApiRequest, unknown, ApiError, object, AnswerMeta> = async (args, api) => {
  const request: ApiRequest = typeof args === 'string' ? { url: args } : args;
  const call = { endpoint: api.endpoint, type: api.type, key: api.queryCacheKey, request };
  const known = await withoutConnection.first(call);
  if (known !== null) return known;
  const answer = await askServer(request, api.signal);
  if (noAnswer(answer)) return (await withoutConnection.instead(call)) ?? answer;
  connection.answered();
  return answer;
};
