import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { haveCoaches, haveMails, type MailRow } from './mail-population.js';

interface Analytics {
  figures: { sent: number; opened: number; replied: number; activeCampaigns: number; waitingReplies: number };
  campaigns: { name: string; sentCount: number; openCount: number; replyCount: number }[];
  campaignCount: number;
  schools: {
    total: number;
    addedInRange: number;
    byDivision: { division: string; count: number }[];
    bands: object;
    averageMatch: { value: number; known: number } | null;
    top: { name: string; opportunity: number | null }[];
  };
  habits: object | null;
  activity: { unit: string; bars: { day: string; sent: number; opened: number; replied: number }[] };
}

interface Home {
  figures: Record<'favorites' | 'newFavorites' | 'sent' | 'opened' | 'replied' | 'activeCampaigns' | 'sentCampaigns', number>;
  undecided: { count: number; campaignId: string | null; coachId: number | null; mailId: string | null };
  waitingReplies: { coachName: string; schoolName: string; campaignId: string | null }[];
  silentCoaches: number;
  silentCoachIds: number[];
  favoritesWithoutCoaches: number;
}

/** One mail of every state. Counted by hand: 9 sent, 5 opened, 3 replied. */
const EVERY_STATE: MailRow[] = [
  { status: 'queued', sentDaysAgo: null },
  { status: 'sending', sentDaysAgo: null },
  { status: 'sent' },
  { status: 'sent' },
  { status: 'opened', openedDaysAgo: 0.5 },
  { status: 'opened', openedDaysAgo: 0.25 },
  { status: 'replied', openedDaysAgo: 0.5, repliedDaysAgo: 0.4 },
  { status: 'replied', repliedDaysAgo: 0.3 },
  { status: 'replied', openedDaysAgo: 0.2, repliedDaysAgo: 0.1 },
  { status: 'auto_reply', openedDaysAgo: 0.5 },
  { status: 'bounced' },
  { status: 'failed', sentDaysAgo: null },
  { status: 'skipped', sentDaysAgo: null },
  { status: 'unknown', sentDaysAgo: null },
  { status: 'cancelled', sentDaysAgo: null },
];

describe('figures over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;
  const now = new Date();

  beforeAll(async () => {
    app = await startTestApp({ env: { ROLE: 'web' } });
  });

  beforeEach(async () => {
    athlete = await app.agent();
  });

  afterAll(() => app.close());

  const have = (mails: readonly MailRow[], changes: object = {}) =>
    haveMails(app.source, { username: athlete.account?.username ?? '', now, mails, ...changes });
  const home = async () => (await athlete.get<Home>('/api/user/home')).body;
  const analytics = async (query = '') => (await athlete.get<Analytics>(`/api/user/analytics${query}`)).body;

  it('X-07 says the same figures on every screen: those of the rows', async () => {
    await have(EVERY_STATE, { status: 'active' });
    await have([{ status: 'sent' }], { name: 'Second' });
    const { body: stats } = await athlete.get('/api/user/stats');
    const { body: user } = await athlete.get<{ stats: object }>('/api/user');
    const { body: campaigns } = await athlete.get<{ sentCount: number; openCount: number; replyCount: number }[]>('/api/user/campaigns');
    const expected = {
      emailsSentCount: 10,
      emailsSentByHandCount: 0,
      emailsOpenedCount: 5,
      emailsRepliedCount: 3,
      activeCampaignsCount: 1,
    };
    expect(stats).toEqual(expected);
    expect(user.stats).toMatchObject(expected);
    expect((await home()).figures).toMatchObject({ sent: 10, opened: 5, replied: 3, activeCampaigns: 1, sentCampaigns: 2 });
    for (const range of ['7d', '30d', '90d', 'all']) {
      const { figures } = await analytics(`?range=${range}`);
      expect(figures).toMatchObject({ sent: 10, opened: 5, replied: 3, activeCampaigns: 1 });
    }
    const sum = (key: 'sentCount' | 'openCount' | 'replyCount') => campaigns.reduce((all, one) => all + one[key], 0);
    expect([sum('sentCount'), sum('openCount'), sum('replyCount')]).toEqual([10, 5, 3]);
    const { activity, campaigns: performed } = await analytics();
    const bars = (key: 'sent' | 'opened' | 'replied') => activity.bars.reduce((all, bar) => all + bar[key], 0);
    expect([bars('sent'), bars('opened'), bars('replied')]).toEqual([10, 5, 3]);
    expect(performed.map(({ name, sentCount }) => [name, sentCount])).toEqual([
      ['Second', 1],
      ['Junior film', 9],
    ]);
  });

  it('N-01 the range counts mails and campaigns on the server, 30 days when none is named; favorites are never cut by it', async () => {
    await have([
      { status: 'sent', sentDaysAgo: 5 },
      { status: 'replied', sentDaysAgo: 5, repliedDaysAgo: 4 },
    ]);
    await have([{ status: 'sent', sentDaysAgo: 20 }], { startedDaysAgo: 20, status: 'active', name: 'Older' });
    await have([{ status: 'sent', sentDaysAgo: 60 }], { startedDaysAgo: 60 });
    await have([{ status: 'sent', sentDaysAgo: 300 }], { startedDaysAgo: 300 });
    const { body: schools } = await athlete.get<{ id: number }[]>('/api/schools');
    for (const { id } of schools.slice(0, 3)) await athlete.post('/api/user/favorites', { schoolId: id });
    await app.source.query(
      `update favorites set created_at = $2::timestamptz - interval '40 days'
       where school_id = $3 and user_id = (select id from users where username = $1)`,
      [athlete.account?.username, now, schools[0]?.id],
    );
    const seen = [];
    for (const query of ['?range=7d', '?range=30d', '', '?range=90d', '?range=all']) {
      const { figures, campaignCount, schools: targets } = await analytics(query);
      seen.push([figures.sent, figures.activeCampaigns, campaignCount, targets.total, targets.addedInRange]);
    }
    expect(seen).toEqual([
      [2, 0, 1, 3, 2],
      [3, 1, 2, 3, 2],
      [3, 1, 2, 3, 2],
      [4, 1, 3, 3, 3],
      [5, 1, 4, 3, 3],
    ]);
  });

  it('N-02 N-04 favorites count by what the fit analysis stored, unknown ones apart', async () => {
    const { body: schools } = await athlete.get<{ id: number; name: string }[]>('/api/schools');
    const chosen = schools.slice(0, 3);
    for (const { id } of chosen) await athlete.post('/api/user/favorites', { schoolId: id });
    await app.source.query(
      `insert into fit_scores (user_id, school_id, fit_version, match_percentage, position_need_score, computed_at)
       select u.id, v.school, 1, v.match, v.need, now() from users u,
         (values ($2::int, 82, 100), ($3::int, 61, null::int)) v(school, match, need) where u.username = $1
       on conflict (user_id, school_id) do update set match_percentage = excluded.match_percentage,
         position_need_score = excluded.position_need_score`,
      [athlete.account?.username, chosen[0]?.id, chosen[1]?.id],
    );
    const { schools: targets } = await analytics();
    expect(targets).toMatchObject({
      total: 3,
      bands: { high: 1, good: 1, fair: 0, unknown: 1 },
      averageMatch: { value: 72, known: 2 },
      top: [
        { name: chosen[0]?.name, opportunity: 87 },
        { name: chosen[1]?.name, opportunity: null },
      ],
    });
  });

  it('N-01 an account with nothing gets zeros and no rate', async () => {
    const { figures, campaigns, schools, habits, activity } = await analytics('?range=all');
    expect(figures).toEqual({ sent: 0, sentByHand: 0, opened: 0, replied: 0, activeCampaigns: 0, waitingReplies: 0 });
    expect([campaigns, schools.averageMatch, habits, activity.bars.length]).toEqual([[], null, null, 1]);
    expect(await home()).toEqual({
      deadlines: [],
      undatedOffers: [],
      comingEvents: [],
      figures: { favorites: 0, newFavorites: 0, sent: 0, sentByHand: 0, opened: 0, replied: 0, activeCampaigns: 0, sentCampaigns: 0 },
      rates: { counted: 0, seen: 0, opened: 0, replied: 0 },
      undecided: { count: 0, campaignId: null, coachId: null, mailId: null },
      kept: { count: 0, campaignId: null },
      late: { count: 0, mails: 0, campaignId: null },
      paused: { count: 0, mails: 0, campaignId: null },
      waitingReplies: [],
      silentCoaches: 0,
      silentCoachIds: [],
      favoritesWithoutCoaches: 0,
    });
  });

  it.each(['range=1y', 'zone=Mars/Olympus', 'zone=..%2Fetc', 'zone=', 'other=1'])('X-05 refuses the query %s', async (query) => {
    const { status, body } = await athlete.get<{ errors: { field: string }[] }>(`/api/user/analytics?${query}`);
    expect([status, body.errors.map(({ field }) => field)]).toEqual([400, [query.split('=')[0]]]);
  });

  it('D-05 C-17 home names mails to decide, replies to answer and coaches who stayed silent', async () => {
    const coach = await haveCoaches(app.source, 1, 6);
    await have([
      { status: 'sent', sentDaysAgo: 9, coachId: coach[0] },
      { status: 'sent', sentDaysAgo: 9, coachId: coach[1] },
    ]);
    const campaignId = await have([
      { status: 'unknown', sentDaysAgo: null, coachId: coach[2] },
      // Written to again since: not silent any more.
      { status: 'sent', sentDaysAgo: 2, coachId: coach[1] },
      { status: 'replied', sentDaysAgo: 3, repliedDaysAgo: 1, coachId: coach[3] },
      { status: 'bounced', sentDaysAgo: 9, coachId: coach[4] },
      { status: 'sent', sentDaysAgo: 90, coachId: coach[5] },
    ]);
    expect(await home()).toMatchObject({
      undecided: { count: 1, campaignId, coachId: expect.any(Number) as number, mailId: expect.any(String) as string },
      waitingReplies: [{ coachName: 'Dana Field', schoolName: 'Akron', campaignId }],
      silentCoaches: 1,
      silentCoachIds: [coach[0]],
    });
    await have([{ status: 'sent', sentDaysAgo: 0.5, coachId: coach[3] }]);
    expect((await home()).waitingReplies).toEqual([]);
  });

  it('D-05 X-07 a reply to a deleted campaign still waits; no page names or links the campaign', async () => {
    const campaignId = await have([{ status: 'replied', sentDaysAgo: 3, repliedDaysAgo: 1 }]);
    await app.source.query('update campaigns set deleted_at = now() where id = $1', [campaignId]);
    expect(await home()).toMatchObject({
      figures: { sent: 1, replied: 1 },
      waitingReplies: [{ coachName: 'Dana Field', schoolName: 'Akron', campaignId: null }],
    });
    expect((await analytics()).figures).toMatchObject({ sent: 1, replied: 1, waitingReplies: 1 });
  });

  it('N-06 Home and the list of campaigns leave bounced emails out of what rates are of, as analytics do', async () => {
    await have(EVERY_STATE);
    const { body: campaigns } = await athlete.get<{ rates: object }[]>('/api/user/campaigns');
    const { rates } = (await home()) as unknown as { rates: object };
    const expected = { counted: 8, seen: 8, opened: 5, replied: 3 };
    expect([rates, campaigns[0]?.rates]).toEqual([expected, expected]);
  });

  it('N-06 coaches of schools that the athlete gave up are neither silent nor waiting', async () => {
    const coach = await haveCoaches(app.source, 1, 2);
    await have([
      { status: 'sent', sentDaysAgo: 9, coachId: coach[0] },
      { status: 'replied', sentDaysAgo: 9, repliedDaysAgo: 2, coachId: coach[1] },
    ]);
    const seen = async () => {
      const { silentCoaches, waitingReplies } = await home();
      return [silentCoaches, waitingReplies.length, (await analytics()).figures.waitingReplies];
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
    await have([{ status: 'replied', sentDaysAgo: 9, repliedDaysAgo: 2, coachId: coach[0] }]);
    const visit = (days: number) =>
      athlete.post('/api/user/target-schools/1/log', { kind: 'visit', at: new Date(Date.now() + days * 24 * 3600_000).toISOString() });
    const waiting = async () => [(await home()).waitingReplies.length, (await analytics()).figures.waitingReplies];
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
    await have([
      { status: 'replied', sentDaysAgo: 5, repliedDaysAgo: 2, coachId: coach[0] },
      { status: 'replied', sentDaysAgo: 125, repliedDaysAgo: 120, coachId: other, schoolId: 2 },
      { status: 'replied', sentDaysAgo: 190, repliedDaysAgo: 182, coachId: answered, schoolId: 3 },
    ]);
    const counts = async () => {
      const { body: plan } = await athlete.post<{ schoolStrategies: { recommendedApproach: string }[] }>('/api/ai/recruiting-strategy', {
        zone: 'UTC',
      });
      return [
        (await home()).waitingReplies.length,
        (await analytics('?range=all')).figures.waitingReplies,
        plan.schoolStrategies.filter(({ recommendedApproach }) => recommendedApproach.startsWith('A coach is waiting')).length,
      ];
    };
    expect(await counts()).toEqual([2, 2, 2]);
    await athlete.patch('/api/user/target-schools/2', { leadLevel: 'declined' });
    expect(await counts()).toEqual([1, 1, 1]);
    const call = { kind: 'call', at: now.toISOString() };
    await athlete.post('/api/user/target-schools/1/log', call);
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('D-06 home counts the favorites without the email address of a coach', async () => {
    const { body } = await athlete.get<{ id: number; coaches: object[] }[]>('/api/schools');
    const schools = body.filter(({ coaches }) => coaches.length === 0);
    for (const { id } of schools.slice(0, 3)) await athlete.post('/api/user/favorites', { schoolId: id });
    expect((await home()).favoritesWithoutCoaches).toBe(3);
    const contact = { schoolId: schools[0]?.id, name: 'Casey Reed', title: 'Head Coach' };
    await athlete.post('/api/user/contacts', { ...contact, schoolId: schools[1]?.id });
    expect((await home()).favoritesWithoutCoaches).toBe(3);
    await athlete.post('/api/user/contacts', { ...contact, email: 'casey.reed@college.example.edu' });
    expect((await home()).favoritesWithoutCoaches).toBe(2);
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
