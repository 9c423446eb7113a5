import type { Response } from 'express';

/** A reader who takes nothing for so long is gone. */
const IDLE_MS = 60_000;

/**
 * Answers a JSON list row by row, and asks for the next row only when the reader took what was written: however long the
 * list is, about one row of it is in memory. Nothing is sent before the first row is there, so that its failure gets an
 * answer of its own; a later failure breaks the connection. Resolves when all is written or the reader is gone.
 */
export async function streamJsonList(response: Response, rows: AsyncIterable<object>): Promise<void> {
  const drained = drainsOf(response);
  let opening = '[';
  for await (const row of rows) {
    if (response.destroyed) return;
    if (opening === '[') response.type('application/json');
    const free = response.write(opening + JSON.stringify(row));
    opening = ',';
    if (!free) await drained();
    if (response.destroyed) return;
  }
  if (opening === '[') response.type('application/json').end('[]');
  else response.end(']');
}

/**
 * A wait until the reader took what was written or is gone. There is one listener for all waits: compression hands it to
 * its own stream, from which a listener cannot be removed again.
 */
function drainsOf(response: Response): () => Promise<void> {
  let resume = (): void => undefined;
  response.on('drain', () => resume());
  response.on('close', () => resume());
  return async () => {
    const idle = setTimeout(() => response.destroy(), IDLE_MS);
    await new Promise<void>((resolve) => (resume = resolve));
    clearTimeout(idle);
  };
}
