import type { Response } from 'express';

interface Work {
  handlers: number;
  ends: (() => void)[];
}

const underWay = new WeakMap<Response, Work>();

/** There is one listener for each answer, however many limits wait for its end. */
function workOf(response: Response): Work {
  const known = underWay.get(response);
  if (known) return known;
  const work: Work = { handlers: 0, ends: [] };
  underWay.set(response, work);
  response.once('close', () => settle(response));
  return work;
}

function settle(response: Response): void {
  if (response.closed && workOf(response).handlers === 0) endWork(response);
}

/** Calls now what waits for the end of this answer: it goes on under another limit. */
export function endWork(response: Response): void {
  for (const end of workOf(response).ends.splice(0)) end();
}

/**
 * Calls `end` once the response is sent or the client gone, and no handler works for it any more: statements of an
 * aborted request still run.
 */
export function afterWork(response: Response, end: () => void): void {
  workOf(response).ends.push(end);
  settle(response);
}

/** Registers a handler that works for this response. Returns the function that marks its end. */
export function beginWork(response: Response): () => void {
  workOf(response).handlers += 1;
  return () => {
    workOf(response).handlers -= 1;
    settle(response);
  };
}
