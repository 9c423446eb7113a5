import { OWNED_TABLES } from '../../src/modules/privacy/adapters/persistence/user-data-owners.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../imports/until.js';
import { UserFiller } from './fill-user.js';
import { unzip } from './unzip.js';

const jsonOf = (files: Map<string, Buffer>, table: string) => files.get(`data/${table}.json`)?.toString() ?? 'null';

describe('taking the own data along', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  const idOf = async (agent: Agent) => String((await agent.get('/api/user')).body['id']);

  async function exported(agent: Agent): Promise<Map<string, Buffer>> {
    expect((await agent.post('/api/user/export')).status).toBe(202);
    await until(async () => (await agent.get('/api/user/export')).body['state'] === 'ready');
    return unzip(await download(agent));
  }

  async function download(agent: Agent): Promise<Buffer> {
    const response = await fetch(`${app.url}/api/user/export/file`, { headers: { cookie: agent.cookie } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    return Buffer.from(await response.arrayBuffer());
  }

  it('U-05 A-12 the ZIP has every row of the user as JSON and nothing of another user', async () => {
    const [mine, theirs] = [await app.agent(), await app.agent()];
    const filler = new UserFiller(app.source);
    const marked = await filler.fill(await idOf(mine), 'Zanderquill', String(mine.account?.email));
    await filler.fill(await idOf(theirs), 'Brackenwood', String(theirs.account?.email));
    const files = await exported(mine);
    const everything = [...files].map(([name, bytes]) => `${name} ${bytes.toString()}`).join('\n');
    expect(everything).not.toContain('Brackenwood');
    expect(everything).not.toContain(theirs.account?.email);
    expect(everything).not.toContain(await idOf(theirs));

    const secrets = OWNED_TABLES.flatMap(({ table, secrets: names = [] }) => names.map((name) => `${table}.${name}`));
    for (const column of marked.filter((name) => !/\.(bytes|raw|copy|picture_id)$/.test(name))) {
      const [table = '', name = ''] = column.split('.');
      const words = `Zanderquill ${table} ${name}`;
      const found = jsonOf(files, table).includes(words);
      expect([column, found]).toEqual([column, !secrets.includes(column)]);
    }
    for (const { table } of OWNED_TABLES.filter((one) => !one.table.startsWith('data_export'))) {
      expect([table, Array.isArray(JSON.parse(jsonOf(files, table)))]).toEqual([table, true]);
    }
    expect(everything).not.toContain('password_hash');
  });

  it('U-05 has tables for a spreadsheet without formulas, the attachments, and a README that names every file', async () => {
    const agent = await app.agent();
    const id = await idOf(agent);
    await new UserFiller(app.source).fill(id, '=HYPERLINK(1)', String(agent.account?.email));
    await app.source.query(`update target_schools set notes = '=HYPERLINK(1) notes' where user_id = $1`, [id]);
    const files = await exported(agent);
    const readme = files.get('README.txt')?.toString() ?? '';
    const unnamed = [...files.keys()].filter((name) => name !== 'README.txt' && !readme.includes(name));
    expect(unnamed).toEqual([]);
    expect(files.get('csv/games.csv')?.toString()).toContain(`,'=HYPERLINK(1) games opponent,`);
    expect(files.get('csv/emails.csv')?.toString()).toContain(`'=HYPERLINK(1) campaign_emails subject`);
    expect(files.get('csv/schools.csv')?.toString()).toContain(`'=HYPERLINK(1) notes`);
    const attachment = [...files].find(([name]) => name.startsWith('attachments/1-'));
    expect(attachment?.[1].toString()).toBe('=HYPERLINK(1) campaign_files bytes');
  });

  it('U-05 within the hour the copy stays the same; afterwards it is made again, and after a day it is gone', async () => {
    const agent = await app.agent();
    await exported(agent);
    const { body: first } = await agent.get('/api/user/export');
    expect((await agent.post('/api/user/export')).body).toEqual(first);
    await app.source.query(`update data_exports set requested_at = now() - interval '61 minutes' where user_id = $1`, [await idOf(agent)]);
    expect((await agent.post('/api/user/export')).body['state']).toBe('making');
    await until(async () => (await agent.get('/api/user/export')).body['state'] === 'ready');
    await app.source.query(`update data_exports set expires_at = now() where user_id = $1`, [await idOf(agent)]);
    expect((await agent.get('/api/user/export')).body['state']).toBe('none');
    expect((await agent.get('/api/user/export/file')).status).toBe(404);
  });

  it('U-05 one copy of a user is made at a time, however often it is asked for', async () => {
    const agent = await app.agent();
    await Promise.all(Array.from({ length: 5 }, () => agent.post('/api/user/export')));
    await until(async () => (await agent.get('/api/user/export')).body['state'] === 'ready');
    expect(unzip(await download(agent)).has('README.txt')).toBe(true);
  });
});
