import { fakeUploads } from './fake-upload';

/** What a fake endpoint answers with: status 200 unless said otherwise. */
export interface FakeAnswer {
  status?: number;
  /** Sent as JSON; left out for an empty body. */
  json?: unknown;
  /** Sent as HTML instead of JSON. */
  html?: string;
}

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

type Handler = FakeAnswer | ((request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>);

/** "METHOD /path" → what it answers. A handler may throw to play a dead network. */
export type FakeRoutes = Record<string, Handler>;

function toResponse({ status = 200, json, html }: FakeAnswer): Response {
  if (html !== undefined) return new Response(html, { status, headers: { 'content-type': 'text/html' } });
  if (json === undefined) return new Response(null, { status });
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  return new Response(JSON.stringify(json), { status, headers: { 'content-type': type } });
}

/**
 * Replaces `fetch` with a fake server. Returns the requests in order; routes can be changed later through
 * the same object. A path without a route is a 404.
 */
export function fakeApi(routes: FakeRoutes): FakeRequest[] {
  const asked: FakeRequest[] = [];
  fakeUploads();
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const raw = init?.body;
    const request: FakeRequest = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: typeof raw === 'string' ? (JSON.parse(raw) as unknown) : raw,
    };
    asked.push(request);
    const handler = routes[`${request.method} ${request.path}`];
    if (handler === undefined) return toResponse({ status: 404, json: { message: 'No such path', code: 'missing' } });
    return toResponse(typeof handler === 'function' ? await handler(request) : handler);
  };
  return asked;
}
