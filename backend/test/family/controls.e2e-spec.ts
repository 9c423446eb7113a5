import { haveCoaches } from '../campaigns/campaign-world.js';
import { guardianOf } from '../support/guardian.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { FamilyWorld } from './family-world.js';

interface Share {
  enabled: boolean;
  askedAt: string | null;
  fields: { key: string; ticked: boolean }[];
}

interface Requests {
  requests: { id: string; athleteId: string; kind: string; fields: string[]; days: number | null; birthdate: string | null }[];
}

interface Activity {
  lines: { id: string; part: string; kind: string; guardianName: string | null; coachName: string | null; data: Record<string, unknown> }[];
  next: string | null;
}

describe('U-08 what guardians set for an athlete', () => {
  let app: TestApp;
  let world: FamilyWorld;
  let coachIds: number[];

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
    coachIds = await haveCoaches(await app.admin(), await app.agent(), 2);
    world = new FamilyWorld(app, '2026-09-08T14:00:00.000Z');
  });

  afterAll(() => app.close());

  const share = async () => (await world.athlete.get<Share>('/api/user/share')).body;
  const turnOn = async (fields = ['name']) =>
    (await world.athlete.put<Share>('/api/user/share', { enabled: true, fields, expiresInDays: 30 })).body;
  const requests = async () => (await world.guardian.get<Requests>('/api/family/approvals')).body.requests;
  const answer = (id: string | undefined, decision: string) =>
    world.guardian.post(`/api/family/athletes/${world.athleteId}/requests/${id}`, { decision });

  /** Only turning on waits for the birth date of an athlete, which a guardian would have to decide about. */
  const begin = async (options: object = {}) => {
    await world.begin(options);
    await app.source.query(
      `insert into athlete_profiles (user_id, birthdate, updated_at) values ($1, '2010-05-01', now())
       on conflict (user_id) do update set birthdate = excluded.birthdate`,
      [world.athleteId],
    );
  };

  it('U-08 the share page stays off until a guardian says yes, and shows what was asked about', async () => {
    await begin({ askBeforeSharing: true });
    expect(await turnOn()).toMatchObject({ enabled: false, askedAt: '2026-09-08T14:00:00.000Z' });
    const [request] = await requests();
    expect(request).toMatchObject({ kind: 'sharing', fields: ['name'], days: 30 });
    expect((await answer(request?.id, 'approved')).status).toBe(204);
    expect(await share()).toMatchObject({ enabled: true, askedAt: null });
    expect((await answer(request?.id, 'declined')).status).toBe(409);
    expect((await world.guardian.get<object>(`/api/family/athletes/${world.athleteId}/controls`)).body).toMatchObject({
      sharing: true,
      sharedFields: ['Name'],
    });
    expect(await world.log()).toEqual(['sharing_asked', 'sharing_approved']);
  });

  it('U-08 a no leaves the share page off, and nothing waits any more', async () => {
    await begin({ askBeforeSharing: true });
    await turnOn();
    await answer((await requests())[0]?.id, 'declined');
    expect([await share(), await requests()]).toMatchObject([{ enabled: false, askedAt: null }, []]);
  });

  it('U-08 a guardian turns the share page off at once', async () => {
    await begin();
    expect((await turnOn()).enabled).toBe(true);
    await world.guardian.delete(`/api/family/athletes/${world.athleteId}/share`);
    await world.guardian.delete(`/api/family/athletes/${world.athleteId}/share`);
    expect((await share()).enabled).toBe(false);
    expect(await world.log()).toEqual(['share_turned_off']);
  });

  it('U-08 both guardians set the same controls, and everybody reads who did what', async () => {
    await begin();
    const robin = await guardianOf(app, [world.athleteId], { name: 'Robin Lee' });
    await world.set({ approve: 'every' });
    await world.set({ approve: 'every' });
    await robin.put(`/api/family/athletes/${world.athleteId}/controls`, { approve: 'never', paused: true });
    const { body } = await world.guardian.get<Activity>('/api/family/activity?part=decisions');
    expect((await world.athlete.get<Activity>('/api/user/family/log')).body).toEqual(body);
    const said = body.lines.map(({ kind, guardianName, data }) => [kind, guardianName, data]);
    expect(said).toHaveLength(3);
    expect(said).toEqual(
      expect.arrayContaining([
        ['approvals_set', 'Dana Lee', { from: 'never', to: 'every' }],
        ['approvals_set', 'Robin Lee', { from: 'every', to: 'never' }],
        ['paused', 'Robin Lee', {}],
      ]),
    );
  });

  it('U-07 the activity has what was sent, of own athletes alone, page after page and each line once', async () => {
    await begin();
    await world.untilSent(await world.send(coachIds), 2);
    for (let times = 0; times < 20; times += 1) {
      await world.set({ paused: true });
      await world.set({ paused: false });
    }
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const at: string = before === null ? '' : `?before=${before}`;
      const { body }: { body: Activity } = await world.guardian.get<Activity>(`/api/family/activity${at}`);
      seen.push(...body.lines.map(({ part }) => part));
      before = body.next;
    } while (before !== null);
    expect([seen.filter((part) => part === 'sent').length, seen.filter((part) => part === 'decisions').length]).toEqual([2, 40]);
    const stranger = await guardianOf(app, []);
    expect((await stranger.get<Activity>(`/api/family/activity?athleteId=${world.athleteId}`)).body.lines).toEqual([]);
  });

  it('U-07 shows each athlete with the athlete’s own figures, and an email as the coach got it', async () => {
    await begin();
    const id = await world.send(coachIds);
    await world.untilSent(id, 2);
    const { body } = await world.guardian.get<object[]>('/api/family/athletes');
    expect(body).toMatchObject([{ athleteId: world.athleteId, sent: 2, replies: 0, sharing: false, pausedAt: null }]);
    const { lines } = (await world.guardian.get<Activity>('/api/family/activity?part=sent')).body;
    const path = (emailId: string) => `/api/family/athletes/${world.athleteId}/emails/${emailId}`;
    const email = await world.guardian.get<{ text: string }>(path(lines[0]?.id ?? ''));
    expect(email.body.text).toContain('please look at my season');
    const other = await app.agent();
    await world.begin();
    expect((await world.guardian.get(path(lines[0]?.id ?? ''))).status).toBe(404);
    expect((await other.get('/api/family/athletes')).status).toBe(403);
  });

  it('U-06 U-08 another birth date waits for a guardian, who is told; what was asked for is not kept after the answer', async () => {
    await begin();
    const ask = (birthdate: string) => world.athlete.put<{ code: string }>('/api/user', { birthdate, gpa: 3.9 });
    const stored = async () => (await world.athlete.get<{ birthdate: string; gpa: number | null }>('/api/user')).body;
    expect(await ask('2000-01-01')).toMatchObject({ status: 409, body: { code: 'guardian_decides', errors: [{ field: 'birthdate' }] } });
    expect(await stored()).toMatchObject({ birthdate: '2010-05-01', gpa: null });
    expect((await ask('2010-05-01')).status).toBe(200);
    await world.lookAfter();
    const { email } = (await world.guardian.get<{ email: string }>('/api/user')).body;
    await app.sink.untilThere(({ to }) => to.includes(email));
    const [request] = await requests();
    expect(request).toMatchObject({ kind: 'birth_date', birthdate: '2000-01-01' });
    expect((await answer(request?.id, 'approved')).status).toBe(204);
    expect(await stored()).toMatchObject({ birthdate: '2000-01-01', gpa: 3.9 });
    const [kept] = await app.source.query<{ data: object }[]>('select data from guardian_requests where id = $1', [request?.id]);
    expect(kept?.data).toEqual({});
  });

  it('U-08 refuses what is no control and names the field', async () => {
    await begin();
    const path = `/api/family/athletes/${world.athleteId}/controls`;
    for (const [field, value] of Object.entries({ approve: 'sometimes', askBeforeSharing: null, paused: 'yes' })) {
      expect(await world.guardian.put(path, { [field]: value })).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    }
  });
});
