import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';

import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from './until.js';

const SCHOOLS = '/api/admin/import-schools-csv';
const SCHOOL_HEADER = 'name,division,city,state,coach_name,coach_title,coach_email';

describe('receiving the file of an import', () => {
  let app: TestApp;
  let admin: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.admin();
  });

  afterAll(() => app.close());

  const uploads = () => readdir(join(app.config.dataDir, 'tmp', 'uploads')).catch(() => []);

  it('K-07 changes nothing and leaves no file when the connection is lost in the middle of an upload', async () => {
    const [before] = await app.source.query<{ n: number }[]>('select count(*)::int as n from imports');
    await new Promise<void>((resolve) => {
      const headers = {
        cookie: admin.cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '1000000',
      };
      const call = request(app.url + SCHOOLS, { method: 'POST', headers });
      call.on('error', () => resolve());
      call.on('close', () => resolve());
      const part = '--x\r\nContent-Disposition: form-data; name="csvFile"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n';
      call.write(`${part}${SCHOOL_HEADER}\nLost U,D2,Town,OH,,,\n`);
      until(async () => (await uploads()).length > 0).then(
        () => call.destroy(),
        () => call.destroy(),
      );
    });
    const [after] = await app.source.query<{ n: number }[]>('select count(*)::int as n from imports');
    expect(after).toEqual(before);
    await until(async () => (await uploads()).length === 0);
  });

  it('X-05 refuses a file over 200 MB with 413 and a clear sentence', async () => {
    const piece = Buffer.alloc(1024 * 1024, 'a,b,c\n');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(
          Buffer.from('--x\r\nContent-Disposition: form-data; name="csvFile"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n'),
        );
        for (let at = 0; at < 201; at += 1) controller.enqueue(piece);
        controller.enqueue(Buffer.from('\r\n--x--\r\n'));
        controller.close();
      },
    });
    const headers = {
      cookie: admin.cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'multipart/form-data; boundary=x',
    };
    const answer = await fetch(app.url + SCHOOLS, { method: 'POST', headers, body, duplex: 'half' });
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { code: 'too_large', message: expect.stringContaining('200 MB') as string },
    ]);
    expect(await uploads()).toEqual([]);
  });
});
