import type { Response } from 'express';

import { drainsOf } from '../../../../../platform/http/answers/drains-of.js';

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Sends lines as a file to save, and asks for the next one only when the reader took what was written. Resolves when all is written or
 * the reader is gone. A stream's own pipeline would add more listeners to the answer than Node expects on one.
 */
export async function sendCsv(response: Response, fileName: string, lines: AsyncIterable<string> | Iterable<string>): Promise<void> {
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
  const drained = drainsOf(response);
  response.write(BYTE_ORDER_MARK);
  for await (const line of lines) {
    if (response.destroyed) return;
    if (!response.write(line)) await drained();
  }
  if (!response.destroyed) response.end();
}
