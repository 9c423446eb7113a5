import type { Response } from 'express';

import { drainsOf } from './drains-of.js';

/**
 * Sends a long answer piece by piece, and makes the next one only when the reader took what was written, so that slow readers
 * hold a piece each. Nothing is sent before the first piece is there, so that its failure gets an answer of its own. Resolves when all is written or the reader is gone.
 */
export async function sendPieces(response: Response, pieces: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
  const drained = drainsOf(response);
  for await (const piece of pieces) {
    if (response.destroyed) return;
    if (!response.write(piece)) await drained();
  }
  if (!response.destroyed) response.end();
}
