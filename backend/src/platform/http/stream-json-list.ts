import { once } from 'node:events';

import type { Response } from 'express';

/** A reader who takes nothing for so long is gone. */
const IDLE_MS = 60_000;

/**
 * Answers a JSON list row by row, and asks for the next row only when the reader took what was written: however long the
 * list is, about one row of it is in memory. Nothing is sent before the first row is there, so that its failure gets an
 * answer of its own; a later failure breaks the connection. Resolves when all is written or the reader is gone.
 */
export async function streamJsonList(response: Response, rows: AsyncIterable<object>): Promise<void> {
  let opening = '[';
  for await (const row of rows) {
    if (response.destroyed) return;
    if (opening === '[') response.type('application/json');
    const free = response.write(opening + JSON.stringify(row));
    opening = ',';
    if (!free && !(await drained(response))) return;
  }
  if (opening === '[') response.type('application/json').end('[]');
  else response.end(']');
}

/** Waits until the reader took what was written. Returns false when the reader is gone. */
async function drained(response: Response): Promise<boolean> {
  const stop = new AbortController();
  const idle = setTimeout(() => response.destroy(), IDLE_MS);
  const options = { signal: stop.signal };
  try {
    await Promise.race([once(response, 'drain', options), once(response, 'close', options)]);
    return !response.destroyed;
  } finally {
    clearTimeout(idle);
    stop.abort();
  }
}
