import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { EVERY_STATE, FiguresWorld } from './figures-world.js';

describe('figures over HTTP', () => {
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

  it('X-07 says the same figures on every screen: those of the rows', async () => {
    await world.have(EVERY_STATE, { status: 'active' });
    await world.have([{ status: 'sent' }], { name: 'Second' });
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
    expect((await world.home()).figures).toMatchObject({ sent: 10, opened: 5, replied: 3, activeCampaigns: 1, sentCampaigns: 2 });
    for (const range of ['7d', '30d', '90d', 'all']) {
      const { figures } = await world.analytics(`?range=${range}`);
      expect(figures).toMatchObject({ sent: 10, opened: 5, replied: 3, activeCampaigns: 1 });
    }
    const sum = (key: 'sentCount' | 'openCount' | 'replyCount') => campaigns.reduce((all, one) => all + one[key], 0);
    expect([sum('sentCount'), sum('openCount'), sum('replyCount')]).toEqual([10, 5, 3]);
    const { activity, campaigns: performed } = await world.analytics();
    const bars = (key: 'sent' | 'opened' | 'replied') => activity.bars.reduce((all, bar) => all + bar[key], 0);
    expect([bars('sent'), bars('opened'), bars('replied')]).toEqual([10, 5, 3]);
    expect(performed.map(({ name, sentCount }) => [name, sentCount])).toEqual([
      ['Second', 1],
      ['Junior film', 9],
    ]);
  });

  it('N-01 the range counts emails and campaigns on the server, 30 days when none is named; favorites are never cut by it', async () => {
    await world.have([
      { status: 'sent', sentDaysAgo: 5 },
      { status: 'replied', sentDaysAgo: 5, repliedDaysAgo: 4 },
    ]);
    await world.have([{ status: 'sent', sentDaysAgo: 20 }], { startedDaysAgo: 20, status: 'active', name: 'Older' });
    await world.have([{ status: 'sent', sentDaysAgo: 60 }], { startedDaysAgo: 60 });
    await world.have([{ status: 'sent', sentDaysAgo: 300 }], { startedDaysAgo: 300 });
    const { body: schools } = await athlete.get<{ id: number }[]>('/api/schools');
    for (const { id } of schools.slice(0, 3)) await athlete.post('/api/user/favorites', { schoolId: id });
    await app.source.query(
      `update favorites set created_at = $2::timestamptz - interval '40 days'
       where school_id = $3 and user_id = (select id from users where username = $1)`,
      [athlete.account?.username, world.now, schools[0]?.id],
    );
    const seen = [];
    for (const query of ['?range=7d', '?range=30d', '', '?range=90d', '?range=all']) {
      const { figures, campaignCount, schools: targets } = await world.analytics(query);
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
    const { schools: targets } = await world.analytics();
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
    const { figures, campaigns, schools, habits, activity } = await world.analytics('?range=all');
    expect(figures).toEqual({ sent: 0, sentByHand: 0, opened: 0, replied: 0, activeCampaigns: 0, waitingReplies: 0 });
    expect([campaigns, schools.averageMatch, habits, activity.bars.length]).toEqual([[], null, null, 1]);
    expect(await world.home()).toEqual({
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
});
