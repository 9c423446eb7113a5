import { haveCoaches } from '../campaigns/campaign-world.js';
import { until } from '../imports/until.js';
import { columnsWith } from '../privacy/fill-user.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { FamilyWorld } from './family-world.js';

const START = '2026-09-08T14:00:00.000Z';
/** Names that nothing else has. */
const FIRST_NAME = 'Quillamontis';
const OLD_NAME = 'brackwater-address';

interface Waiting {
  entries: { id: string; to: string; subject: string }[];
}

describe('what a deletion leaves on a server without a mail server', () => {
  let app: TestApp;
  let world: FamilyWorld;

  beforeAll(async () => {
    app = await startTestApp();
    world = new FamilyWorld(app, START);
  });

  afterAll(() => app.close());

  const jobs = async (name: string) =>
    (await app.source.query<unknown[]>(`select 1 from pgboss.job where name = $1 and state = 'completed'`, [name])).length;

  /** As an admin reads the link in the outbox and hands it over. */
  async function confirmNewAddress(email: string): Promise<void> {
    await world.athlete.post('/api/user/email-change', { email, currentPassword: world.athlete.account?.password });
    const admin = await app.admin();
    let token = '';
    await until(async () => {
      const { body } = await admin.get<Waiting['entries']>('/api/admin/outbox');
      const kept = body.find(({ to, subject }) => to === email && subject.startsWith('Confirm your new'));
      if (!kept) return false;
      const one = await admin.get<{ text: string }>(`/api/admin/outbox/${kept.id}`);
      token = /confirm-email\?token=([\w-]+)/u.exec(one.body.text)?.[1] ?? '';
      return token !== '';
    });
    expect((await app.anonymous().post('/api/email-change/confirm', { token })).status).toBe(204);
  }

  it('U-04 U-08 neither what guardians were asked nor an old address stays in the outbox', async () => {
    const coaches = await haveCoaches(await app.admin(), await app.agent(), 2);
    await world.begin({ approve: 'every' });
    await world.athlete.put('/api/user', { firstName: FIRST_NAME });
    await confirmNewAddress(`${OLD_NAME}@recruit.test`);
    await confirmNewAddress('newer@recruit.test');
    await world.send(coaches, { keep: true });
    await world.lookAfter();
    await until(async () => (await jobs('guardian-tell')) > 0);
    expect((await world.own()).emails).toMatchObject([{ told: 0 }]);
    const { status, body } = await world.athlete.post('/api/user/delete-account', { password: world.athlete.account?.password });
    expect(status).toBe(202);
    await until(async () => {
      const receipt = await app.anonymous().get<{ doneAt: string | null }>(`/api/account-receipts/${String(body['receiptToken'])}`);
      return receipt.body.doneAt !== null;
    });
    expect(await columnsWith(app.source, FIRST_NAME)).toEqual([]);
    expect(await columnsWith(app.source, OLD_NAME)).toEqual([]);
  });
});
