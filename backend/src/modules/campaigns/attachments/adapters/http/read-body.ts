import type { Request } from 'express';

/** The body of a request as it comes; null when it has more than `most` bytes. The rest is not read then, and the request still gets its answer. */
export async function readBody(request: Request, most: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > most) return null;
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
