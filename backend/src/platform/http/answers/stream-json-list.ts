import type { Response } from 'express';

import { drainsOf } from './drains-of.js';

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
