import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express, { type Response } from 'express';

import { sendCsv } from './send-csv.js';

const LINE = `${'x'.repeat(20_000)}\n`;
const LINES = 2_000;

let server: Server;

/** Serves one file; `pulled` counts the lines asked for, `most` the bytes that waited for the reader, `listeners` those of its end. */
async function served(linesOf: (seen: () => string) => AsyncIterable<string>) {
  const seen = { pulled: 0, most: 0, listeners: 0, done: Promise.resolve() };
  const app = express();
  app.get('/', (_request, response: Response) => {
    const before = response.listenerCount('close');
    const line = () => {
      seen.pulled += 1;
      seen.most = Math.max(seen.most, response.writableLength);
      seen.listeners = Math.max(seen.listeners, response.listenerCount('close') - before);
      return LINE;
    };
    seen.done = sendCsv(response, 'list.csv', linesOf(line));
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1' }, resolve));
  return { seen, answer };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

describe('sendCsv', () => {
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('sends every line of 40 MB, holds few of them, and adds one listener to the end of the answer', async () => {
    const { seen, answer } = await served(async function* (line) {
      for (let at = 0; at < LINES; at += 1) yield line();
    });
    expect(seen.pulled).toBeLessThan(LINES);
    expect(await textOf(answer)).toBe(`\ufeff${LINE.repeat(LINES)}`);
    expect(seen).toMatchObject({ pulled: LINES, listeners: 1 });
    expect(seen.most).toBeLessThan(200_000);
  });

  it('asks for no more lines when the reader left', async () => {
    const { seen, answer } = await served(async function* (line) {
      for (;;) yield line();
    });
    answer.destroy();
    await seen.done;
    expect(seen.pulled).toBeGreaterThan(0);
  });
});
