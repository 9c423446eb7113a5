import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Response } from 'express';

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** Sends lines as a file to save, as they come; a client that goes away ends it. */
export async function sendCsv(response: Response, fileName: string, lines: AsyncIterable<string> | Iterable<string>): Promise<void> {
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
  response.write(BYTE_ORDER_MARK);
  await pipeline(Readable.from(lines), response).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
