import type { Agent } from '../support/agent.js';
import { guardianOf } from '../support/guardian.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { haveCoaches } from '../campaigns/campaign-world.js';
import { FamilyWorld } from './family-world.js';

interface Family {
  guardians: { id: string; name: string; email: string; mailed: boolean }[];
  invitations: { id: string; address: string }[];
  approve: string | null;
  isMinor: boolean;
}

interface Invited {
  link: string | null;
  family: Family;
  code: string;
}

const PERSON = { name: 'Dana Lee', password: 'friday-nights', birthdate: '1980-03-14', approve: 'first', askBeforeSharing: true };

describe('U-07 guardians are invited and have accounts of their own', () => {
  let app: TestApp;
  let athlete: Agent;
  let count = 0;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    athlete = await app.agent();
  });

  const anAddress = () => `parent${(count += 1)}@family.test`;
  const invite = (email: string, as = athlete) => as.post<Invited>('/api/user/family/invitations', { email });
  const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';
  const invited = async (as = athlete) => tokenOf((await invite(anAddress(), as)).body.link);
  const join = async (token: string, changes: object = {}, agent = app.anonymous()) => ({
    agent,
    answer: await agent.post<{ code: string }>('/api/guardian-invitations/join', {
      ...{ ...PERSON, username: `guardian${(count += 1)}`, token },
      ...changes,
    }),
  });
  const family = async () => (await athlete.get<Family>('/api/user/family')).body;
  const look = (token: string) => app.anonymous().post<{ code: string; athleteName: string }>('/api/guardian-invitations/look', { token });

  it('U-07 without a mail server the athlete hands over a link; looking at it uses nothing up, accepting does', async () => {
    const token = await invited();
    for (const times of [1, 2]) expect({ times, status: (await look(token)).status }).toEqual({ times, status: 200 });
    const { agent, answer } = await join(token);
    expect(answer.status).toBe(204);
    expect((await agent.get<{ role: string }>('/api/user')).body).toMatchObject({ role: 'guardian', emailVerified: false });
    expect(await family()).toMatchObject({ guardians: [{ name: 'Dana Lee', mailed: false }], invitations: [], approve: 'first' });
    expect((await join(token)).answer).toMatchObject({ status: 400, body: { code: 'link_not_valid' } });
    expect((await look(token)).status).toBe(400);
  });

  it('U-07 two presses at once make one guardian, and no account that watches over nobody', async () => {
    const token = await invited();
    const [one, two] = await Promise.all([join(token), join(token)]);
    expect([one?.answer.status, two?.answer.status].sort()).toEqual([204, 400].sort());
    expect((await family()).guardians).toHaveLength(1);
    const lonely = await app.source.query(
      `select 1 from users u where role = 'guardian' and not exists (select from guardianships g where g.guardian_id = u.id)`,
    );
    expect(lonely).toEqual([]);
  });

  it('U-07 a guardian is 18 or older, and the date is stored nowhere', async () => {
    const token = await invited();
    const today = new Date();
    const almost = `${today.getUTCFullYear() - 17}-01-01`;
    expect((await join(token, { birthdate: almost })).answer).toMatchObject({ status: 422, body: { code: 'under_18' } });
    expect((await join(token, { birthdate: '1980-02-31' })).answer.status).toBe(400);
    expect((await join(token)).answer.status).toBe(204);
    const columns = await app.source.query<{ name: string }[]>(
      `select column_name as name from information_schema.columns where table_name in ('guardians', 'users')`,
    );
    expect(columns.map(({ name }) => name)).not.toContain('birthdate');
  });

  it('U-07 nobody invites himself, in whatever spelling, or a third one; a second invitation of one address replaces the first', async () => {
    const [name = '', domain = ''] = (athlete.account?.email ?? '').split('@');
    for (const own of [`${name}@${domain}`, `${name.toUpperCase()}@${domain}`, `${name}+mom@${domain}`]) {
      expect(await invite(own)).toMatchObject({ status: 400, body: { code: 'own_address' } });
    }
    const [first, second] = [anAddress(), anAddress()];
    const old = tokenOf((await invite(first)).body.link);
    await invite(second);
    expect((await invite(first)).status).toBe(201);
    expect((await look(old)).status).toBe(400);
    expect(await invite(anAddress())).toMatchObject({ status: 409, body: { code: 'too_many_guardians' } });
  });

  it('U-04 U-07 no address stays of an invitation that was canceled or accepted, and no name of a guardian in the log', async () => {
    const { body } = await invite(anAddress());
    await athlete.delete(`/api/user/family/invitations/${body.family.invitations[0]?.id}`);
    await join(await invited(), { name: 'Quirina Unmistakable' });
    const { id } = (await athlete.get<{ id: string }>('/api/user')).body;
    const stored = await app.source.query<{ text: string }[]>(
      `select to_jsonb(i)::text as text from guardian_invitations i where athlete_id = $1
       union all select to_jsonb(e)::text from guardian_events e where athlete_id = $1`,
      [id],
    );
    expect(stored.length).toBeGreaterThan(4);
    expect(stored.map(({ text }) => text).join()).not.toMatch(/@family\.test|Quirina/);
  });

  it('U-07 a canceled invitation opens nothing', async () => {
    const { body } = await invite(anAddress());
    const id = body.family.invitations[0]?.id;
    expect((await athlete.delete<Family>(`/api/user/family/invitations/${id}`)).body.invitations).toEqual([]);
    expect((await look(tokenOf(body.link))).status).toBe(400);
  });

  it('U-07 invites five times a day at most', async () => {
    const address = anAddress();
    for (let times = 0; times < 5; times += 1) expect((await invite(address)).status).toBe(201);
    expect(await invite(address)).toMatchObject({ status: 429, body: { code: 'too_many_invitations' } });
  });

  it('U-07 from 18 on nobody is invited, and the athlete ends it alone; before that only the guardian can', async () => {
    const { agent } = await join(await invited());
    const { id } = (await agent.get<{ id: string }>('/api/user')).body;
    expect(await athlete.delete(`/api/user/family/guardians/${id}`)).toMatchObject({ status: 409, body: { code: 'under_18' } });
    // A guardian would have to decide about another date.
    await app.source.query(
      `insert into athlete_profiles (user_id, birthdate, updated_at) select id, '2000-01-01', now() from users where email = $1
       on conflict (user_id) do update set birthdate = excluded.birthdate`,
      [athlete.account?.email],
    );
    expect(await invite(anAddress())).toMatchObject({ status: 409, body: { code: 'not_under_18' } });
    expect((await athlete.delete<Family>(`/api/user/family/guardians/${id}`)).body.guardians).toEqual([]);
  });

  it('U-07 one guardian watches over two athletes with one account', async () => {
    const { agent } = await join(await invited());
    const sister = await app.agent();
    const token = await invited(sister);
    const body = { token, approve: 'every', askBeforeSharing: false };
    expect((await agent.post('/api/family/invitations', body)).status).toBe(204);
    expect((await sister.get<Family>('/api/user/family')).body).toMatchObject({ guardians: [{ name: 'Dana Lee' }], approve: 'every' });
    expect((await athlete.post('/api/family/invitations', body)).status).toBe(403);
  });

  it('U-07 an address that has an account already is told to use another one, and the invitation stays good', async () => {
    const other = await app.agent();
    const token = tokenOf((await invite(other.account?.email ?? '')).body.link);
    expect((await join(token)).answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await look(token)).status).toBe(200);
  });

  it('U-07 refuses what is no name, username, password or date, and names the field', async () => {
    const token = await invited();
    for (const [field, value] of Object.entries({ name: ' ', username: '', password: 'short', birthdate: '1980-13-01', approve: 'x' })) {
      const { answer } = await join(token, { [field]: value });
      expect({ field, answer }).toMatchObject({
        answer: { status: 400, body: { errors: expect.arrayContaining([expect.objectContaining({ field })]) } },
      });
    }
  });
});

describe('U-08 the end of the last guardianship', () => {
  it('U-08 ends what waited, whoever ended it: leaving or removing the account', async () => {
    const app = await startTestApp({ delivers: true });
    try {
      const world = new FamilyWorld(app, '2026-09-08T14:00:00.000Z');
      const coachIds = await haveCoaches(await app.admin(), await app.agent(), 2);
      for (const end of ['leave', 'delete'] as const) {
        await world.begin({ approve: 'every' });
        const id = await world.send(coachIds);
        const partner = await guardianOf(app, [world.athleteId]);
        await partner.delete(`/api/family/athletes/${world.athleteId}`);
        expect(await world.states(id)).toEqual({ waiting_for_approval: 2 });
        if (end === 'leave') await world.guardian.delete(`/api/family/athletes/${world.athleteId}`);
        else await app.source.query('delete from users where id = $1', [world.guardian.id]);
        expect(await world.states(id)).toEqual({ skipped: 2 });
        await world.lookAfter();
        const [campaign] = await app.source.query<{ status: string }[]>('select status from campaigns where id = $1', [id]);
        expect(campaign?.status).toBe('completed');
        expect((await world.own()).approve).toBeNull();
        await world.untilSent(await world.send(coachIds), 2);
      }
    } finally {
      await app.close();
    }
  });
});

describe('U-07 with a mail server', () => {
  let sink: SmtpSink;
  let app: TestApp;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await startTestApp({ env: { SMTP_URL: sink.url } });
  });

  afterAll(async () => {
    await app.close();
    await sink.stop();
  });

  it('U-07 the invitation goes to the address alone, and whoever opens it reads that address', async () => {
    const athlete = await app.agent();
    const { body } = await athlete.post<Invited>('/api/user/family/invitations', { email: 'dana@family.test' });
    expect(body.link).toBeNull();
    const mail = await sink.untilThere(({ to }) => to.includes('dana@family.test'));
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    const agent = app.anonymous();
    await agent.post('/api/guardian-invitations/join', { ...PERSON, username: 'dana', token });
    expect((await agent.get('/api/user')).body).toMatchObject({ emailVerified: true, email: 'dana@family.test' });
    expect((await athlete.get<Family>('/api/user/family')).body.guardians).toMatchObject([{ mailed: true }]);
  });

  it('U-07 when the mail server does not answer nobody is invited', async () => {
    const athlete = await app.agent();
    await sink.stop();
    const { status } = await athlete.post('/api/user/family/invitations', { email: 'late@family.test' });
    expect(status).toBe(503);
    expect((await athlete.get<Family>('/api/user/family')).body.invitations).toEqual([]);
  });
});
