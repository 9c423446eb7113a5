import { Agent } from '../support/agent.js';
import { soakRound } from '../support/soak-round.js';
import { CrashWorld, until } from './crash-world.js';

const DAY_MS = 24 * 3600_000;
const ELEVEN = new Date(Date.now() - 11 * 365.25 * DAY_MS).toISOString().slice(0, 10);
/** What the work waits for when it is killed: to note the deletion, to end sessions, to delete the rows. */
const HELD = ['account_deletions', 'http_sessions', 'app_state'];

describe('U-06 killed with -9 when the day of a planned deletion has come', () => {
  let world: CrashWorld;

  beforeAll(async () => {
    world = await CrashWorld.start(1, 20261126 + soakRound);
  });

  afterAll(() => world.stop());

  const rows = (username: string) => world.query('select 1 from users where username = $1', [username]);
  /** Whether the server waits for the table that the test holds. */
  const isHeld = async (table: string) => {
    const waits = 'select 1 from pg_locks where not granted and relation = $1::regclass';
    return (await world.query(waits, [table])).length > 0;
  };

  it.each(HELD)('U-06 while it needed %s, the account is gone after the restart, and counted once', async (table) => {
    const username = `child.${table}`;
    const child = new Agent(world.server.url);
    await child.post('/api/register', { username, email: `${table}@example.org`, password: 'touchdown' });
    expect((await child.post('/api/user/under-13', { birthdate: ELEVEN })).status).toBe(200);
    await world.query(`update users set deletion_due_at = now() + interval '1 second' where username = $1`, [username]);
    await world.query(`begin; lock table ${table} in share mode`);
    await until(() => isHeld(table));
    await world.server.kill('SIGKILL');
    await world.query('rollback');
    expect(await rows(username)).toHaveLength(1);
    await world.server.restart();
    await until(async () => (await rows(username)).length === 0);
    const [counted] = await world.query<{ value: number }>(`select value::int as value from app_state where key = 'deleted_accounts'`);
    expect(counted?.value).toBe(HELD.indexOf(table) + 1);
  });
});
