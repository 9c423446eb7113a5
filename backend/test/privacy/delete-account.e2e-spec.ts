import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { OWNED_TABLES, rowsOf } from '../../src/modules/privacy/adapters/persistence/user-data-owners.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../imports/until.js';
import { columnsWith, UserFiller } from './fill-user.js';

interface Receipt {
  erasedAt: string | null;
  doneAt: string | null;
  google: string;
  items: { label: string; count: number }[];
}

const JOBS_ABOUT = `select 1 from pgboss.job where data::text like '%' || $1 || '%'`;

describe('deleting an account', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  const idOf = async (agent: Agent) => String((await agent.get('/api/user')).body['id']);
  const passwordOf = (agent: Agent) => agent.account?.password ?? '';

  async function deleted(agent: Agent): Promise<{ token: string; receipt: Receipt }> {
    const { status, body } = await agent.post('/api/user/delete-account', { password: passwordOf(agent) });
    expect(status).toBe(202);
    const token = String(body['receiptToken']);
    let receipt: Receipt | undefined;
    await until(async () => {
      ({ body: receipt } = await app.anonymous().get<Receipt>(`/api/account-receipts/${token}`));
      return receipt.doneAt !== null;
    });
    return { token, receipt: receipt as Receipt };
  }

  async function filesWith(word: string): Promise<string[]> {
    const names = await readdir(app.config.dataDir, { recursive: true, withFileTypes: true });
    const files = names.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
    const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')));
    return files.filter((_, at) => texts[at]?.includes(word));
  }

  it('U-04 A-12 afterwards a unique name is in no column of any table and in no file; other users keep every row', async () => {
    const [gone, stays] = [await app.agent(), await app.agent()];
    const [goneId, staysId] = [await idOf(gone), await idOf(stays)];
    const filler = new UserFiller(app.source);
    const marked = await filler.fill(goneId, 'Zanderquill', String(gone.account?.email));
    await filler.fill(staysId, 'Brackenwood', String(stays.account?.email));
    expect(marked.length).toBeGreaterThan(60);
    expect(await columnsWith(app.source, 'Zanderquill')).toEqual(expect.arrayContaining(marked));
    const kept = (await columnsWith(app.source, 'Brackenwood')).sort();

    const { receipt } = await deleted(gone);
    // The job writes the receipt before it is removed itself.
    await until(async () => (await app.source.query<unknown[]>(JOBS_ABOUT, [goneId])).length === 0);

    // An import is the server's; what of it named the admin is its link, which is gone.
    const ofImports = ['imports.file_name', 'imports.failure'];
    expect((await columnsWith(app.source, 'Zanderquill')).filter((name) => !ofImports.includes(name))).toEqual([]);
    expect(await columnsWith(app.source, String(gone.account?.email))).toEqual([]);
    // The audit log keeps the id, which leads to nobody.
    expect((await columnsWith(app.source, goneId)).sort()).toEqual(['audit_entries.actor_id', 'audit_entries.subject_id']);
    expect(await filesWith('Zanderquill')).toEqual([]);
    expect(receipt.items).toEqual(expect.arrayContaining([{ label: 'Games', count: 1 }]));
    expect((await columnsWith(app.source, 'Brackenwood')).sort()).toEqual(kept);
    expect((await stays.get('/api/user')).status).toBe(200);
  });

  it('U-04 every session ends at once, and the account can sign in nowhere', async () => {
    const agent = await app.agent();
    const other = app.anonymous();
    await other.post('/api/login', { username: agent.account?.username, password: passwordOf(agent) });
    await deleted(agent);
    expect((await agent.get('/api/user')).status).toBe(401);
    expect((await other.get('/api/user')).status).toBe(401);
    const again = await other.post('/api/login', { username: agent.account?.username, password: passwordOf(agent) });
    expect(again.status).toBe(401);
  });

  it('U-04 a wrong password deletes nothing', async () => {
    const agent = await app.agent();
    const { status, body } = await agent.post('/api/user/delete-account', { password: 'not mine' });
    expect([status, body['code']]).toEqual([400, 'wrong_password']);
    expect((await agent.get('/api/user')).status).toBe(200);
    expect(await app.source.query('select 1 from account_deletions where user_id = $1', [await idOf(agent)])).toEqual([]);
  });

  it('U-04 shows what goes before it goes', async () => {
    const agent = await app.agent();
    const id = await idOf(agent);
    await new UserFiller(app.source).fill(id, 'Preview', String(agent.account?.email));
    const { body } = await agent.get<{ items: { label: string; count: number }[]; hasGmail: boolean }>('/api/user/delete-account');
    for (const one of OWNED_TABLES.filter(({ isMinor, ends }) => !isMinor && ends !== 'unlinked')) {
      const [row] = await app.source.query<{ n: number }[]>(`select count(*)::int as n from ${one.table} where ${rowsOf(one)}`, [id]);
      expect(body.items).toContainEqual({ label: one.label, count: row?.n });
    }
    expect(body.hasGmail).toBe(true);
  });

  it('U-04 the receipt is there for a day without a session, as a page and as a file, and names nobody', async () => {
    const agent = await app.agent();
    const { token } = await deleted(agent);
    const file = await app.anonymous().get<string>(`/api/account-receipts/${token}/receipt.txt`);
    expect(file.headers.get('content-disposition')).toContain('recruit-receipt.txt');
    expect(file.body).toContain('your Recruit account was deleted');
    expect(file.body).not.toContain(agent.account?.username);
    await app.source.query(`update account_deletions set requested_at = now() - interval '25 hours'`);
    expect((await app.anonymous().get(`/api/account-receipts/${token}`)).status).toBe(404);
    await until(async () => (await app.source.query<unknown[]>('select 1 from account_deletions')).length === 0);
    const [counter] = await app.source.query<{ value: number }[]>(`select value from app_state where key = 'deleted_accounts'`);
    expect(counter?.value).toBeGreaterThan(0);
  });

  it('U-04 the only admin cannot go, and of two one can', async () => {
    const admin = await app.admin();
    const answer = await admin.post('/api/user/delete-account', { password: passwordOf(admin) });
    expect([answer.status, answer.body['code']]).toEqual([409, 'last_admin']);
    const second = await app.agent();
    await app.source.query('update users set is_admin = true where id = $1', [await idOf(second)]);
    await deleted(second);
    expect((await admin.get('/api/user')).status).toBe(200);
  });
});

describe('what waits when an account is deleted', () => {
  let app: TestApp;

  beforeAll(async () => {
    // Nothing works jobs here, so that the account stays as the press left it.
    app = await startTestApp({ env: { ROLE: 'web' } });
  });

  afterAll(() => app.close());

  it('U-04 the press itself stops every email that waits or is kept, and every follow-up to come', async () => {
    const [gone, stays] = [await app.agent(), await app.agent()];
    for (const agent of [gone, stays]) {
      const id = String((await agent.get('/api/user')).body['id']);
      await new UserFiller(app.source).fill(id, agent === gone ? 'Leaving' : 'Staying', String(agent.account?.email));
      await app.source.query(`update campaigns set status = 'active', follow_ups_stopped_at = null where user_id = $1`, [id]);
      await app.source.query(
        `insert into campaign_emails (id, campaign_id, user_id, coach_id, school_id, step, to_address, coach_first_name, coach_last_name,
           coach_title, school_name, is_example, subject, body, status, due_at, created_at, updated_at)
         select gen_random_uuid(), c.id, $1, 1000000 + n, 1, n, 'coach@college.test', 'Kim', 'Sample', 'Coach', 'Akron', false, 'Film', 'Text',
           case n when 2 then 'kept' else 'queued' end, now() + interval '1 day', now(), now()
         from campaigns c, unnest(array[0, 1, 2, 1000]) n where c.user_id = $1`,
        [id],
      );
    }
    expect((await gone.post('/api/user/delete-account', { password: gone.account?.password })).status).toBe(202);
    const states = (agent: Agent) =>
      app.source.query<{ status: string; n: number }[]>(
        `select e.status, count(*)::int as n from campaign_emails e join users u on u.id = e.user_id where u.username = $1 group by 1 order by 1`,
        [agent.account?.username],
      );
    expect(await states(gone)).toEqual([
      { status: 'cancelled', n: 4 },
      { status: 'failed', n: 1 },
    ]);
    expect(await states(stays)).toEqual([
      { status: 'failed', n: 1 },
      { status: 'kept', n: 1 },
      { status: 'queued', n: 3 },
    ]);
    const stopped = await app.source.query<{ username: string }[]>(
      `select u.username from campaigns c join users u on u.id = c.user_id where c.follow_ups_stopped_at is not null`,
    );
    expect(stopped.map(({ username }) => username)).toEqual([gone.account?.username]);
  });
});
