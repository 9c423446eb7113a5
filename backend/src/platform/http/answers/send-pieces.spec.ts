import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express, { type Response } from 'express';

import { sendPieces } from './send-pieces.js';

const PIECE = Buffer.alloc(128 * 1024, 'x');
const PIECES = 300;

let server: Server;

/** Serves 40 MB; `taken` counts the pieces that were asked for, `most` the bytes that waited for the reader. */
async function served() {
  const seen = { taken: 0, most: 0, done: Promise.resolve() };
  const app = express();
  app.get('/', (_request, response: Response) => {
    function* pieces() {
      for (; seen.taken < PIECES; seen.taken += 1) {
        seen.most = Math.max(seen.most, response.writableLength);
        yield PIECE;
      }
    }
    seen.done = sendPieces(response, pieces());
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1' }, resolve));
  return { seen, answer };
}

describe('sendPieces', () => {
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('O-09 holds a piece or two of 40 MB while the reader is slow, and sends all of it', async () => {
    const { seen, answer } = await served();
    expect(seen.taken).toBeLessThan(PIECES);
    let bytes = 0;
    for await (const part of answer) bytes += (part as Buffer).length;
    expect(bytes).toBe(PIECES * PIECE.length);
    expect(seen.most).toBeLessThan(3 * PIECE.length);
  });

  it('O-09 makes no more pieces when the reader left', async () => {
    const { seen, answer } = await served();
    answer.destroy();
    await seen.done;
    expect(seen.taken).toBeLessThan(PIECES);
  });
});
