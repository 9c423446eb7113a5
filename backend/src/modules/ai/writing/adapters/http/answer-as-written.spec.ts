import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import express from 'express';

import { WritingCancelled } from '../../../grammar/domain/writing-cancelled.js';
import { GrammarThread } from '../../../grammar/adapters/harper/grammar-thread.js';
import { answerAsWritten } from './answer-as-written.js';

const SCRIPT = join(import.meta.dirname, '../../../grammar/testing/scripted-thread.mjs');
/** Longer than any test: nobody waits for a text that hangs unless the thread is kept by it. */
const NEVER_MS = 600_000;

describe('an answer while it is written', () => {
  let thread: GrammarThread;
  let server: Server;
  const outcomes = new Map<string, unknown>();

  beforeEach(async () => {
    thread = new GrammarThread({ script: SCRIPT, deadlineMs: NEVER_MS, idleMs: 600_000 });
    const app = express();
    app.get('/:name/:text', (request, response, next) => {
      const { name, text } = request.params;
      answerAsWritten(request, response, async ({ signal }) => {
        outcomes.set(name, 'waits');
        const found = await thread.ask(text, signal).catch((error: unknown) => {
          outcomes.set(name, error);
          throw error;
        });
        return { read: found.found.map(({ message }) => message) };
      }).catch(next);
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterEach(async () => {
    await thread.stop();
    server.closeAllConnections();
    server.close();
  });

  const call = (path: string) => {
    const { port } = server.address() as AddressInfo;
    const calling = ask({ port, host: '127.0.0.1', path, agent: false }).on('error', () => undefined);
    calling.end();
    return calling;
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(setImmediate);
  };

  it('O-11 the text of a caller who closed the connection never gets to the grammar thread; the next caller does', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'written-'));
    const busy = thread.ask(`until ${join(folder, 'end')}`);
    const gone = call('/gone/hang');
    await until(() => outcomes.get('gone') === 'waits');
    gone.destroy();
    await until(() => outcomes.get('gone') instanceof WritingCancelled);
    writeFileSync(join(folder, 'end'), '');
    const [answer] = (await once(call('/next/film'), 'response')) as [AsyncIterable<Buffer>];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual({ read: ['film'] });
    expect((await busy).found).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });
});
