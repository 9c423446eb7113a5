import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import { Agent } from '../support/agent.js';
import { ServerProcess } from '../support/server-process.js';
import { createStartedDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from './until.js';
import { uploadForm } from './upload.js';

const ROWS = 30_000;

describe('a server that is killed during an import', () => {
  let database: TestDatabase;
  let dataDir: string;
  let server: ServerProcess;
  let client: Client;

  beforeAll(async () => {
    database = await createStartedDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'recruit-import-'));
    server = await ServerProcess.start({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ADMIN_PASSWORD: 'admin-password',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
    });
    client = new Client({ connectionString: database.url });
    await client.connect();
  });

  afterAll(async () => {
    await client.end();
    await server.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function admin(): Promise<Agent> {
    const agent = new Agent(server.url);
    const { status } = await agent.post('/api/login', { username: 'admin', password: 'admin-password' });
    expect(status).toBe(200);
    return agent;
  }

  async function stored(): Promise<unknown> {
    const { rows } = await client.query<object>(
      `select (select count(*)::int from schools where name like 'Killed %') as schools,
        (select count(*)::int from import_touched) as changes`,
    );
    return rows[0];
  }

  it('K-07 leaves nothing half-done, says that the import failed, and takes the file again', async () => {
    const lines = Array.from({ length: ROWS }, (_, at) => `Killed ${at},D1,Town,OH,Coach ${at},Head Coach,c${at}@k.test`);
    const file = ['name,division,city,state,coach_name,coach_title,coach_email', ...lines].join('\n');
    const agent = await admin();
    const gone = agent.post('/api/admin/import-schools-csv', uploadForm(file)).then(
      () => 'answered',
      () => 'lost',
    );
    await until(async () => {
      const { body } = await agent.get<{ rowsRead: number; totalRows: number }>('/api/admin/imports/current');
      return body.rowsRead > 4_000 && body.totalRows === ROWS;
    });
    await server.kill('SIGKILL');
    expect(await gone).toBe('lost');
    expect(await stored()).toEqual({ schools: 0, changes: 0 });

    await server.restart();
    const again = await admin();
    await until(async () => {
      const { body } = await again.get<{ status: string }[]>('/api/admin/imports');
      return body[0]?.status === 'failed';
    });
    const { status, body } = await again.post('/api/admin/import-schools-csv', uploadForm(file));
    expect([status, body['imported']]).toEqual([200, { schools: ROWS, coaches: ROWS, targetSchools: 0 }]);
    const { body: list } = await again.get<{ status: string }[]>('/api/admin/imports');
    expect(list.map((entry) => entry.status)).toEqual(['applied', 'failed']);
  });
});
