import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import express, { type Response } from 'express';

import { streamJsonList } from './stream-json-list.js';

const ROW = { text: 'x'.repeat(20_000) };
const ROWS = 2_000;

/** Serves one list; `pulled` counts the rows asked for, `most` the bytes that waited for the reader. */
async function served(rows: (seen: (row: object) => object) => AsyncIterable<object>) {
  const seen = { pulled: 0, most: 0, done: Promise.resolve() };
  const app = express();
  app.get('/', (_request, response: Response) => {
    const counted = (row: object) => {
      seen.pulled += 1;
      seen.most = Math.max(seen.most, response.writableLength);
      return row;
    };
    seen.done = streamJsonList(response, rows(counted));
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1' }, resolve));
  return { seen, answer, close: () => server.close() };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

describe('streamJsonList', () => {
  it('E-06 holds about one row of 40 MB while the reader is slow, and sends all of it', async () => {
    const { seen, answer, close } = await served(async function* (counted) {
      for (let at = 0; at < ROWS; at += 1) yield counted(ROW);
    });
    expect(seen.pulled).toBeLessThan(ROWS);
    expect(JSON.parse(await textOf(answer))).toHaveLength(ROWS);
    expect(seen.pulled).toBe(ROWS);
    expect(seen.most).toBeLessThan(200_000);
    close();
  });

  it('E-06 an empty list is a list', async () => {
    const { answer, close } = await served(async function* () {});
    expect(await textOf(answer)).toBe('[]');
    close();
  });

  it('E-06 asks for no more rows when the reader left', async () => {
    const { seen, answer, close } = await served(async function* (counted) {
      for (;;) yield counted(ROW);
    });
    answer.destroy();
    await seen.done;
    expect(seen.pulled).toBeGreaterThan(0);
    close();
  });
});
