import { GuardianDeletions } from '../../src/modules/family/guardians/index.js';
import { BeginGuardianDeletions } from '../../src/modules/privacy/application/begin-guardian-deletions.use-case.js';
import { until } from '../imports/until.js';
import type { Agent } from '../support/agent.js';
import { guardianOf } from '../support/guardian.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { FamilyWorld } from './family-world.js';

interface Controls {
  deletedAt: string | null;
  isMinor: boolean;
}

const START = '2026-09-08T14:00:00.000Z';
const DUE = '2026-09-15T14:00:00.000Z';

describe('U-08 a guardian has the account of an athlete deleted', () => {
  let app: TestApp;
  let world: FamilyWorld;

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
    world = new FamilyWorld(app, START);
  });

  afterAll(() => app.close());

  const path = () => `/api/family/athletes/${world.athleteId}/deletion`;
  const isThere = async () => (await app.source.query<unknown[]>('select 1 from users where id = $1', [world.athleteId])).length > 0;
  const subjects = (to = '') => app.sink.mails.filter((mail) => mail.to.includes(to)).map(({ subject }) => subject);
  const birthdate = (day: string) =>
    app.source.query(
      `insert into athlete_profiles (user_id, birthdate, updated_at) values ($1, $2, now())
       on conflict (user_id) do update set birthdate = excluded.birthdate`,
      [world.athleteId, day],
    );
  const dayComes = async (moment: string) => {
    world.at(moment);
    await app.app.get(BeginGuardianDeletions, { strict: false }).run();
  };
  const begin = async () => {
    world.at(START);
    await world.begin();
  };

  it('U-08 after 7 days it is gone, and the athlete and both guardians were told', async () => {
    await begin();
    const other = await guardianOf(app, [world.athleteId], { name: 'Sam Lee' });
    const { status, body } = await world.guardian.post<Controls>(path());
    expect([status, body.deletedAt]).toEqual([200, DUE]);
    expect((await other.get<Controls>(`/api/family/athletes/${world.athleteId}/controls`)).body.deletedAt).toBe(DUE);
    expect((await world.athlete.get<Controls>('/api/user/approvals')).body.deletedAt).toBe(DUE);
    expect(await world.log()).toEqual(['deletion_started']);
    await until(async () => subjects(world.athlete.account?.email).includes('Your account will be deleted on Tuesday, September 15'));
    expect((await world.athlete.get('/api/user')).status).toBe(200);
    await dayComes('2026-09-15T13:59:59.000Z');
    expect(await isThere()).toBe(true);
    const guardianAddresses = (
      await app.source.query<{ email: string }[]>('select email from users where id = any($1)', [[world.guardian.id, other.id]])
    ).map(({ email }) => email);
    await dayComes(DUE);
    await until(async () => !(await isThere()));
    // The receipt reaches all three, who can no longer sign in or look for it.
    const received = app.sink.mails.filter(({ subject }) => subject === 'A Recruit account is being deleted');
    expect(received.flatMap(({ to }) => to).sort()).toEqual([String(world.athlete.account?.email), ...guardianAddresses].sort());
    const token = /account-deleted\/([\w-]+)/u.exec(received[0]?.text ?? '')?.[1];
    expect((await app.anonymous().get(`/api/account-receipts/${token}`)).body).toMatchObject({ erasedAt: expect.any(String) });
  });

  it('U-08 the other guardian stops it; the athlete under 18 cannot', async () => {
    await begin();
    await birthdate('2010-05-01');
    const other = await guardianOf(app, [world.athleteId], { name: 'Sam Lee' });
    await world.guardian.post(path());
    const refused = await world.athlete.delete('/api/user/family/deletion');
    expect([refused.status, refused.body['code']]).toEqual([409, 'under_18']);
    expect((await other.delete<Controls>(path())).body.deletedAt).toBeNull();
    expect((await other.delete<Controls>(path())).status).toBe(200);
    expect(await world.log()).toEqual(['deletion_started', 'deletion_stopped']);
    await dayComes(DUE);
    expect(await isThere()).toBe(true);
  });

  it('U-08 a second press leaves the day as it is', async () => {
    await begin();
    await world.guardian.post(path());
    world.days(1);
    expect((await world.guardian.post<Controls>(path())).body.deletedAt).toBe(DUE);
    expect(await world.log()).toEqual(['deletion_started']);
  });

  it('U-08 who turns 18 in the meantime stops it alone, and is not deleted on the day', async () => {
    await begin();
    await birthdate('2008-09-12');
    await world.guardian.post(path());
    await dayComes(DUE);
    expect(await isThere()).toBe(true);
    expect(await world.log()).toEqual(['deletion_started', 'deletion_stopped']);
    const adult = await world.guardian.post<Record<string, unknown>>(path());
    expect([adult.status, adult.body['code']]).toEqual([409, 'not_under_18']);

    await begin();
    await birthdate('2008-09-12');
    await world.guardian.post(path());
    world.at('2026-09-14T14:00:00.000Z');
    expect((await world.athlete.delete('/api/user/family/deletion')).status).toBe(204);
    expect((await world.guardian.get<Controls>(`/api/family/athletes/${world.athleteId}/controls`)).body.deletedAt).toBeNull();
  });

  it('U-08 somebody who is no guardian any more in that moment leaves no plan behind', async () => {
    await begin();
    const gone = await guardianOf(app, []);
    const now = new Date(START);
    const said: string[] = [];
    const plan = { athleteId: world.athleteId, guardianId: gone.id, now, dueAt: now };
    await app.app.get(GuardianDeletions, { strict: false }).start(plan, async () => void said.push('told'));
    expect([said, await app.source.query('select 1 from guardian_deletions where athlete_id = $1', [world.athleteId])]).toEqual([[], []]);
  });

  it('U-08 nobody is deleted once no guardian is left', async () => {
    await begin();
    await world.guardian.post(path());
    await world.guardian.delete(`/api/family/athletes/${world.athleteId}`);
    expect(await app.source.query('select 1 from guardian_deletions where athlete_id = $1', [world.athleteId])).toEqual([]);
    await dayComes(DUE);
    expect(await isThere()).toBe(true);
  });

  it('U-08 of an admin it is refused', async () => {
    await begin();
    await app.source.query('update users set is_admin = true where id = $1', [world.athleteId]);
    const { status, body } = await world.guardian.post<Record<string, unknown>>(path());
    expect([status, body['code']]).toEqual([409, 'admin_account']);
    await app.source.query('update users set is_admin = false where id = $1', [world.athleteId]);
  });

  it('U-10 start and stop are in the audit log, of the athlete', async () => {
    await begin();
    await world.guardian.post(path());
    await world.guardian.delete(path());
    const admin: Agent = await app.admin();
    const { body } = await admin.get<{ lines: { kind: string }[] }>(`/api/admin/audit-log?user=${world.athleteId}&group=data`);
    expect(body.lines.map(({ kind }) => kind)).toEqual(['deletion_lifted', 'deletion_planned']);
  });
});
