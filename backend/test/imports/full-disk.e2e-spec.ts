import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { uploadForm } from './upload.js';

const IMPORT = '/api/admin/import-schools-csv';
const ROWS = 1_500;
const file = [
  'name,division,city,state,coach_name,coach_title,coach_email',
  ...Array.from({ length: ROWS }, (_, at) => `Full ${at},D2,Town,OH,Coach ${at},Head Coach,c${at}@full.test`),
].join('\n');

describe('the disk of the database is full', () => {
  let app: TestApp;
  let admin: Agent;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    [admin, athlete] = [await app.admin(), await app.agent()];
    // What PostgreSQL answers when a table cannot grow, with its own code.
    await app.source.query(
      `create function no_space() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file "base/16384/16385": No space left on device' using errcode = 'disk_full';
      end $$`,
    );
  });

  afterAll(() => app.close());

  /** As long as `work` takes, `table` takes no row for which `condition` holds. */
  async function withoutSpace<T>(table: string, condition: string, work: () => Promise<T>): Promise<T> {
    await app.source.query(
      `create trigger full_disk before insert on ${table} for each row when (${condition}) execute function no_space()`,
    );
    try {
      return await work();
    } finally {
      await app.source.query(`drop trigger full_disk on ${table}`);
    }
  }

  const full = { status: 503, body: { code: 'disk_full', message: expect.stringContaining('Nothing was changed.') } };

  it('O-06 K-07 an import that finds no space changes nothing, says so, and is taken when there is space again', async () => {
    const refused = await withoutSpace('schools', `new.name = 'Full ${ROWS - 1}'`, () => admin.post(IMPORT, uploadForm(file)));
    expect(refused).toMatchObject(full);
    expect(refused.headers.get('retry-after')).toBe('60');
    const stored = `select (select count(*)::int from schools where name like 'Full %') as schools,
      (select count(*)::int from coaches where email like '%@full.test') as coaches`;
    expect(await app.source.query(stored)).toEqual([{ schools: 0, coaches: 0 }]);
    expect((await admin.post(IMPORT, uploadForm(file))).status).toBe(200);
    expect(await app.source.query(stored)).toEqual([{ schools: ROWS, coaches: ROWS }]);
    const { body } = await admin.get<{ status: string }[]>('/api/admin/imports');
    expect(body.map(({ status }) => status)).toEqual(['applied', 'failed']);
  });

  it('O-09 while nothing can be stored, everything can be read; what was refused can be done later', async () => {
    const [school] = (await athlete.get<{ id: number }[]>('/api/schools?limit=1')).body;
    const star = () => athlete.post('/api/user/favorites', { schoolId: school?.id });
    const [refused, home, schools] = await withoutSpace('favorites', 'true', async () => [
      await star(),
      await athlete.get('/api/user/home'),
      await athlete.get('/api/schools'),
    ]);
    expect(refused).toMatchObject(full);
    expect([home?.status, schools?.status]).toEqual([200, 200]);
    expect((await star()).status).toBe(201);
    expect((await athlete.get<unknown[]>('/api/user/favorites')).body).toHaveLength(1);
  });
});
