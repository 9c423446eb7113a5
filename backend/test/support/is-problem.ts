import type { Answer } from './agent.js';

/** The one route that people open from an email answers with a page, also when its link is not known. */
const UNKNOWN_LINK = '<h1>This link does not work</h1>';

/** Whether a refusal is a problem document, or the page of a link that is not known. */
export function isProblemOrPage({ status, headers, body }: Answer<unknown>): boolean {
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('application/problem+json')) return true;
  return status === 404 && type.startsWith('text/html') && typeof body === 'string' && body.includes(UNKNOWN_LINK);
}
