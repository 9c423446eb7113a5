import type { DataSource } from 'typeorm';

import { columnsWith, UserFiller } from '../privacy/fill-user.js';
import { Agent } from '../support/agent.js';
import { seededRandom } from '../support/seeded-random.js';
import { soakElse, soakRound } from '../support/soak-round.js';
import { CrashWorld, until } from './crash-world.js';

const EMAILS = 3_000;
/** A deletion of so many emails takes about a tenth of a second. */
const MOST_MS = 100;
/** What the work stops at while the test holds it: each is another step. Null: nothing is held, and the moment is random. */
const STEPS = ['http_sessions', 'outbox_mails', 'pgboss.job', 'app_state', 'campaign_emails'];
const HELD = [...STEPS, ...Array.from({ length: soakElse(5, 1) }, () => null)];

/** The step of the deletion stands; the sweep of emails that a dead process sent may wait for the same table. */
const WAITING = `
select from pg_locks l join pg_stat_activity a on a.pid = l.pid
where not l.granted and a.datname = current_database() and a.application_name = 'recruit' and a.query not like '%interrupted%'`;

interface Receipt {
  doneAt: string | null;
  items: { label: string; count: number }[];
}

describe('U-04 killed with -9 while accounts are deleted', () => {
  const seed = 20261125 + soakRound;
  const random = seededRandom(seed);
  let world: CrashWorld;
  let source: DataSource;
  let unfinished = 0;
  const receipts: Receipt[] = [];

  beforeAll(async () => {
    world = await CrashWorld.start(1, seed);
    source = { query: (text: string, values?: unknown[]) => world.query(text, values) } as DataSource;
    for (const [n, held] of HELD.entries()) receipts.push(await deleteAndKill(n, held));
  }, 240_000);

  afterAll(() => world.stop());

  /** An athlete with a row in every table, and as many emails as several seasons have. Resolves to the marked account. */
  async function athlete(n: number): Promise<Agent> {
    const agent = new Agent(world.server.url);
    const account = { username: `zander${n}`, email: `zander${n}@example.org`, password: 'touchdown' };
    await agent.post('/api/register', account);
    const id = String((await agent.get('/api/user')).body['id']);
    await new UserFiller(source).fill(id, 'Zanderquill', account.email);
    await world.query(
      `insert into campaign_emails (id, campaign_id, user_id, coach_id, school_id, to_address, coach_first_name, coach_last_name,
         coach_title, school_name, is_example, subject, body, status, due_at, created_at, updated_at)
       select gen_random_uuid(), c.id, $1, 1000000 + n, 1, 'coach' || n || '@college.test', 'Zanderquill', 'Sample', 'Coach', 'Akron', false,
         'Film', 'Zanderquill', 'cancelled', now(), now(), now()
       from (select id from campaigns where user_id = $1 limit 1) c, generate_series(1, $2::int) n`,
      [id, EMAILS],
    );
    return agent;
  }

  /** Within its transaction a connection sees what others do as it was at its first look, unless it forgets that. */
  async function isWaiting(): Promise<boolean> {
    await world.query('select pg_stat_clear_snapshot()');
    return (await world.query(WAITING)).length > 0;
  }

  const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

  /** Presses Delete and kills the server a random moment later, or while a step of the work waits for the table that is held. */
  async function pressAndKill(agent: Agent, held: string | null): Promise<string> {
    // Sessions and waiting emails end with the press itself: then that one is killed, and pressed again.
    if (held !== null) await world.query(`begin; lock table ${held} in share mode`);
    const press = agent.post('/api/user/delete-account', { password: 'touchdown' }).catch(() => null);
    if (held === null) await press.then(() => pause(random() * MOST_MS));
    else await until(isWaiting);
    await world.server.kill('SIGKILL');
    if (held !== null) await world.query('rollback');
    const [open] = await world.query<{ n: number }>('select count(*)::int as n from account_deletions where done_at is null');
    unfinished += open?.n ?? 0;
    world.kills += 1;
    await world.server.restart();
    const answer = (await press) ?? (await agent.post('/api/user/delete-account', { password: 'touchdown' }));
    expect(answer.status).toBe(202);
    return String(answer.body['receiptToken']);
  }

  /** Resolves when the receipt says that everything is gone. */
  async function deleteAndKill(n: number, held: string | null): Promise<Receipt> {
    const token = await pressAndKill(await athlete(n), held);
    let receipt: Receipt | undefined;
    await until(async () => {
      ({ body: receipt } = await new Agent(world.server.url).get<Receipt>(`/api/account-receipts/${token}`));
      return receipt.doneAt !== null;
    });
    return receipt as Receipt;
  }

  it('U-04 the server was killed at each step, at least two times before the deletion was done', () => {
    expect(world.kills).toBe(HELD.length);
    expect(unfinished).toBeGreaterThanOrEqual(2);
  });

  it('U-04 every deletion ends complete, and each receipt counts what went', async () => {
    const left = (await columnsWith(source, 'Zanderquill')).filter((name) => !name.startsWith('imports.'));
    expect(left).toEqual([]);
    expect(receipts).toHaveLength(HELD.length);
    for (const { items } of receipts) expect(items).toContainEqual({ label: 'Emails', count: EMAILS + 1 });
    const [users] = await world.query<{ n: number }>(`select count(*)::int as n from users where username like 'zander%'`);
    expect(users?.n).toBe(0);
  });

  it('U-04 each deleted account is counted once', async () => {
    const [row] = await world.query<{ value: number }>(`select value::int as value from app_state where key = 'deleted_accounts'`);
    expect(row?.value).toBe(HELD.length);
  });
});
