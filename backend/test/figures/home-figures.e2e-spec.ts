import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { EVERY_STATE, FiguresWorld } from './figures-world.js';
import { haveCoaches } from './mail-population.js';

describe('figures of home', () => {
  let app: TestApp;
  let athlete: Agent;
  let world: FiguresWorld;

  beforeAll(async () => {
    app = await startTestApp({ env: { ROLE: 'web' } });
  });

  beforeEach(async () => {
    athlete = await app.agent();
    world = new FiguresWorld(app, athlete);
  });

  afterAll(() => app.close());

  it('D-05 C-17 home names emails to decide, replies to answer and coaches who stayed silent', async () => {
    const coach = await haveCoaches(app.source, 1, 6);
    await world.have([
      { status: 'sent', sentDaysAgo: 9, coachId: coach[0] },
      { status: 'sent', sentDaysAgo: 9, coachId: coach[1] },
    ]);
    const campaignId = await world.have([
      { status: 'unknown', sentDaysAgo: null, coachId: coach[2] },
      // Written to again since: not silent any more.
      { status: 'sent', sentDaysAgo: 2, coachId: coach[1] },
      { status: 'replied', sentDaysAgo: 3, repliedDaysAgo: 1, coachId: coach[3] },
      { status: 'bounced', sentDaysAgo: 9, coachId: coach[4] },
      { status: 'sent', sentDaysAgo: 90, coachId: coach[5] },
    ]);
    expect(await world.home()).toMatchObject({
      undecided: { count: 1, campaignId, coachId: expect.any(Number) as number, mailId: expect.any(String) as string },
      waitingReplies: [{ coachName: 'Dana Field', schoolName: 'Akron', campaignId }],
      silentCoaches: 1,
      silentCoachIds: [coach[0]],
    });
    await world.have([{ status: 'sent', sentDaysAgo: 0.5, coachId: coach[3] }]);
    expect((await world.home()).waitingReplies).toEqual([]);
  });

  it('D-05 X-07 a reply to a deleted campaign still waits; no page names or links the campaign', async () => {
    const campaignId = await world.have([{ status: 'replied', sentDaysAgo: 3, repliedDaysAgo: 1 }]);
    await app.source.query('update campaigns set deleted_at = now() where id = $1', [campaignId]);
    expect(await world.home()).toMatchObject({
      figures: { sent: 1, replied: 1 },
      waitingReplies: [{ coachName: 'Dana Field', schoolName: 'Akron', campaignId: null }],
    });
    expect((await world.analytics()).figures).toMatchObject({ sent: 1, replied: 1, waitingReplies: 1 });
  });

  it('N-06 Home and the list of campaigns leave bounced emails out of what rates are of, as analytics do', async () => {
    await world.have(EVERY_STATE);
    const { body: campaigns } = await athlete.get<{ rates: object }[]>('/api/user/campaigns');
    const { rates } = (await world.home()) as unknown as { rates: object };
    const expected = { counted: 8, seen: 8, opened: 5, replied: 3 };
    expect([rates, campaigns[0]?.rates]).toEqual([expected, expected]);
  });

  it('N-06 coaches of schools that the athlete gave up are neither silent nor waiting', async () => {
    const coach = await haveCoaches(app.source, 1, 2);
    await world.have([
      { status: 'sent', sentDaysAgo: 9, coachId: coach[0] },
      { status: 'replied', sentDaysAgo: 9, repliedDaysAgo: 2, coachId: coach[1] },
    ]);
    const seen = async () => {
      const { silentCoaches, waitingReplies } = await world.home();
      return [silentCoaches, waitingReplies.length, (await world.analytics()).figures.waitingReplies];
    };
    const level = (leadLevel: string) => athlete.patch('/api/user/target-schools/1', { leadLevel });
    expect(await seen()).toEqual([1, 1, 1]);
    await level('committed');
    expect(await seen()).toEqual([0, 1, 1]);
    await level('declined');
    expect(await seen()).toEqual([0, 0, 0]);
    await level('warm');
    expect(await seen()).toEqual([1, 1, 1]);
  });

  it('N-06 a visit that is only planned is no answer to a coach, one that was made is', async () => {
    const coach = await haveCoaches(app.source, 1, 1);
    await world.have([{ status: 'replied', sentDaysAgo: 9, repliedDaysAgo: 2, coachId: coach[0] }]);
    const visit = (days: number) =>
      athlete.post('/api/user/target-schools/1/log', { kind: 'visit', at: new Date(Date.now() + days * 24 * 3600_000).toISOString() });
    const waiting = async () => [(await world.home()).waitingReplies.length, (await world.analytics()).figures.waitingReplies];
    await visit(9);
    expect(await waiting()).toEqual([1, 1]);
    await visit(-1);
    expect(await waiting()).toEqual([0, 0]);
  });

  it('N-06 home, analytics and the plan count the same coaches who wait for an answer, for half a year', async () => {
    const coach = await haveCoaches(app.source, 1, 1);
    const [other] = await haveCoaches(app.source, 2, 1);
    const [answered] = await haveCoaches(app.source, 3, 1);
    for (const schoolId of [1, 2, 3]) await athlete.post('/api/user/favorites', { schoolId });
    await world.have([
      { status: 'replied', sentDaysAgo: 5, repliedDaysAgo: 2, coachId: coach[0] },
      { status: 'replied', sentDaysAgo: 125, repliedDaysAgo: 120, coachId: other, schoolId: 2 },
      { status: 'replied', sentDaysAgo: 190, repliedDaysAgo: 182, coachId: answered, schoolId: 3 },
    ]);
    const counts = async () => {
      const { body: plan } = await athlete.post<{ schoolStrategies: { recommendedApproach: string }[] }>('/api/ai/recruiting-strategy', {
        zone: 'UTC',
      });
      return [
        (await world.home()).waitingReplies.length,
        (await world.analytics('?range=all')).figures.waitingReplies,
        plan.schoolStrategies.filter(({ recommendedApproach }) => recommendedApproach.startsWith('A coach is waiting')).length,
      ];
    };
    expect(await counts()).toEqual([2, 2, 2]);
    await athlete.patch('/api/user/target-schools/2', { leadLevel: 'declined' });
    expect(await counts()).toEqual([1, 1, 1]);
    const call = { kind: 'call', at: world.now.toISOString() };
    await athlete.post('/api/user/target-schools/1/log', call);
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('D-06 home counts the favorites without the email address of a coach', async () => {
    const { body } = await athlete.get<{ id: number; coaches: object[] }[]>('/api/schools');
    const schools = body.filter(({ coaches }) => coaches.length === 0);
    for (const { id } of schools.slice(0, 3)) await athlete.post('/api/user/favorites', { schoolId: id });
    expect((await world.home()).favoritesWithoutCoaches).toBe(3);
    const contact = { schoolId: schools[0]?.id, name: 'Casey Reed', title: 'Head Coach' };
    await athlete.post('/api/user/contacts', { ...contact, schoolId: schools[1]?.id });
    expect((await world.home()).favoritesWithoutCoaches).toBe(3);
    await athlete.post('/api/user/contacts', { ...contact, email: 'casey.reed@college.example.edu' });
    expect((await world.home()).favoritesWithoutCoaches).toBe(2);
  });

  it('D-05 the feed shows real events newest first, page by page', async () => {
    const { body: schools } = await athlete.get<{ id: number; name: string }[]>('/api/schools');
    for (const { id } of schools.slice(0, 3)) await athlete.post('/api/user/favorites', { schoolId: id });
    await athlete.delete(`/api/user/favorites/${schools[2]?.id}`);
    const feed = async (query: string) =>
      (await athlete.get<{ entries: { kind: string; schoolName: string }[]; before: string | null }>(`/api/user/activity${query}`)).body;
    const first = await feed('?limit=2');
    const second = await feed(`?limit=2&before=${first.before}`);
    expect([...first.entries, ...second.entries].map(({ kind, schoolName }) => [kind, schoolName])).toEqual(
      [2, 1, 0].map((at) => ['favorite_added', schools[at]?.name]),
    );
    expect(second.before).toBeNull();
    expect((await athlete.get('/api/user/activity?before=x')).status).toBe(400);
  });
});
