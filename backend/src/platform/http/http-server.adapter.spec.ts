import { once } from 'node:events';
import { connect } from 'node:net';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express, { type Response } from 'express';

import { HttpServerAdapter } from './http-server.adapter.js';

async function listening() {
  const app = express();
  const adapter = new HttpServerAdapter(app);
  const asked = new Promise<Response>((resolve) => {
    app.get('/slow', (_request, response) => resolve(response));
  });
  adapter.initHttpServer();
  const server = adapter.getHttpServer() as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { adapter, asked, port: (server.address() as AddressInfo).port };
}

describe('HttpServerAdapter', () => {
  it('stops at once though a browser holds a connection that it never used', async () => {
    const { adapter, port } = await listening();
    const unused = connect(port, '127.0.0.1');
    await once(unused, 'connect');
    const gone = once(unused, 'close');
    unused.resume();
    await adapter.close();
    await gone;
  });

  it('keeps an idle connection for longer than the minute of a proxy, and says so', async () => {
    const { adapter, asked, port } = await listening();
    const answer = fetch(`http://127.0.0.1:${port}/slow`);
    (await asked).send('');
    expect(Number(/timeout=(\d+)/.exec((await answer).headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
    await adapter.close();
  });

  it('finishes the answers that are under way, then stops', async () => {
    const { adapter, asked, port } = await listening();
    const answer = fetch(`http://127.0.0.1:${port}/slow`).then((response) => response.text());
    const response = await asked;
    const closed = adapter.close();
    response.send('all of it');
    expect(await answer).toBe('all of it');
    await closed;
  });
});
