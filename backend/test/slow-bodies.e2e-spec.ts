import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';

import { startTestApp, type TestApp } from './support/test-app.js';

const SPAN_MS = 60_000;

/** Real sockets, and a clock of which only the time-outs are moved by hand. */
describe('a body that does not come', () => {
  let app: TestApp;
  let sockets: Socket[] = [];

  beforeEach(async () => {
    app = await startTestApp({ env: { ROLE: 'web' } });
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'setInterval',
        'clearImmediate',
        'clearInterval',
      ],
    });
  });

  afterEach(async () => {
    jest.useRealTimers();
    for (const socket of sockets) socket.destroy();
    sockets = [];
    await app.close();
  });

  const server = () => app.app.getHttpServer();

  /** Sends a request head and the first bytes of its body; resolves when the server has seen the head. */
  async function begin(head: string[], first: string): Promise<{ socket: Socket; said: () => string }> {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    sockets.push(socket);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    const seen = once(server(), 'request');
    socket.write([...head, 'Host: localhost', '', first].join('\r\n'));
    await seen;
    return { socket, said: () => text };
  }

  const received = (): number => [...serverSockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0);

  async function arrived(socket: Socket, bytes: number): Promise<void> {
    const before = received();
    socket.write('x'.repeat(bytes));
    while (received() < before + bytes) await new Promise(setImmediate);
  }

  const serverSockets = new Set<Socket>();
  beforeEach(() => {
    serverSockets.clear();
    server().on('connection', (socket: Socket) => serverSockets.add(socket));
  });

  it('X-05 is waited for a minute: then 408, and the connection is closed', async () => {
    const head = ['POST /api/login HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 100'];
    const { socket, said } = await begin(head, '{"username":');
    jest.advanceTimersByTime(SPAN_MS - 1);
    await arrived(socket, 10);
    expect(said()).toBe('');
    jest.advanceTimersByTime(1);
    await once(socket, 'close');
    expect(said()).toMatch(/^HTTP\/1\.1 408 /);
    expect(said()).toContain('"code":"request_timeout"');
    expect((await app.anonymous().get('/api/health/live')).status).toBe(200);
  });

  it('X-05 holds no connection either after the answer has gone out', async () => {
    const head = ['POST /api/schools HTTP/1.1', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 100000'];
    const { socket } = await begin(head, '--x');
    jest.advanceTimersByTime(SPAN_MS);
    await once(socket, 'close');
  });

  it('X-05 is waited for a minute as well when a route that takes no file is sent one', async () => {
    const head = ['POST /api/login HTTP/1.1', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 1000000'];
    const { socket } = await begin(head, '--x');
    await arrived(socket, 20 * 1024);
    jest.advanceTimersByTime(SPAN_MS);
    await once(socket, 'close');
  });

  it('X-05 every route that takes a file may take as long as it needs', async () => {
    const paths = Object.entries((await (await app.admin()).get<{ paths: Record<string, unknown> }>('/api/openapi.json')).body.paths);
    const files = paths.filter(([, operations]) => JSON.stringify(operations).includes('multipart/form-data')).map(([path]) => path);
    expect(files.length).toBeGreaterThan(6);
    for (const path of files) {
      const { socket } = await begin(
        [`POST ${path} HTTP/1.1`, 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 1000000'],
        '--x',
      );
      await arrived(socket, 20 * 1024);
      jest.advanceTimersByTime(SPAN_MS);
      expect([path, socket.destroyed]).toEqual([path, false]);
      await arrived(socket, 20 * 1024);
    }
  });

  it('X-05 may take as long as it needs when it is a file that keeps coming', async () => {
    const { body } = await (await app.agent()).post<{ uploadURL: string }>('/api/profile-picture/upload-url', {});
    const { pathname, search } = new URL(body.uploadURL);
    const { socket, said } = await begin([`PUT ${pathname}${search} HTTP/1.1`, 'Content-Length: 1000000'], '');
    for (let minute = 0; minute < 5; minute += 1) {
      await arrived(socket, 16 * 1024);
      jest.advanceTimersByTime(SPAN_MS);
    }
    expect([said(), socket.destroyed]).toEqual(['', false]);
    await arrived(socket, 100);
    jest.advanceTimersByTime(SPAN_MS);
    await once(socket, 'close');
    expect(said()).toMatch(/^HTTP\/1\.1 408 /);
    while ((await readdir(path.join(app.config.dataDir, 'uploads'))).length > 0) await new Promise(setImmediate);
  });
});
