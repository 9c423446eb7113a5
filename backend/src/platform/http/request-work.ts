import type { Response } from 'express';

interface Work {
  handlers: number;
  ends: (() => void)[];
}

const underWay = new WeakMap<Response, Work>();

function workOf(response: Response): Work {
  const work = underWay.get(response) ?? { handlers: 0, ends: [] };
  underWay.set(response, work);
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
 * Calls `end` once the answer is sent or its reader gone, and no handler works for it any more: whoever breaks off leaves
 * statements behind that still run.
 */
export function afterWork(response: Response, end: () => void): void {
  workOf(response).ends.push(end);
  if (response.closed) settle(response);
  else response.once('close', () => settle(response));
}

/** A handler begins to work for this answer. Returns the function that says that it ended. */
export function beginWork(response: Response): () => void {
  workOf(response).handlers += 1;
  return () => {
    workOf(response).handlers -= 1;
    settle(response);
  };
}
