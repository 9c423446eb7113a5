import type { StrategyAnswer } from '../strategy/strategy-world.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { CountedByHand } from './counted-by-hand.js';
import type { Campaign, Home } from './figure-answers.js';
import { figureAthletes, readAs, type FigureAthlete } from './figure-athletes.js';
import { figuresIn } from './figures-in.js';

const STATUS_COUNTS = ['queued', 'sending', 'failed', 'skipped', 'unknown', 'cancelled', 'kept'];

/** Every figure that a page shows comes from these routes; each is compared with rows counted in the tables. */
describe('every figure on every page', () => {
  let app: TestApp;
  const now = new Date();
  let athletes: FigureAthlete[];

  beforeAll(async () => {
    app = await startTestApp({ env: { ROLE: 'web' } });
    athletes = await figureAthletes(app, now);
  });

  afterAll(() => app.close());

  describe.each([0, 1, 2, 3])('of athlete %d', (index) => {
    let agent: Agent;
    let hand: CountedByHand;

    beforeAll(() => {
      ({ agent, hand } = athletes[index] as FigureAthlete);
    });

    const read = <T>(path: string) => readAs<T>(agent, path);
    const active = () => hand.count(`select count(*) as n from campaigns where user_id = $1 and status = 'active'`);

    it('X-07 E-01 user and stats', async () => {
      const { sent, sentByHand, opened, replied } = await hand.mails(null);
      const stats = {
        emailsSentCount: sent,
        emailsSentByHandCount: sentByHand,
        emailsOpenedCount: opened,
        emailsRepliedCount: replied,
        activeCampaignsCount: await active(),
      };
      expect(await read('/api/user/stats')).toEqual(stats);
      expect((await read<{ stats: object }>('/api/user')).stats).toMatchObject(stats);
    });

    it('X-07 D-02 D-03 D-07 home', async () => {
      const { figures, undecided, kept, waitingReplies, silentCoaches } = await read<Home>('/api/user/home');
      const favorites = await hand.favorites();
      const week = now.getTime() - 7 * 86_400_000;
      expect(figures).toEqual({
        ...(await hand.mails(null)),
        favorites: favorites.length,
        newFavorites: favorites.filter(({ addedAt }) => addedAt.getTime() > week).length,
        activeCampaigns: await active(),
        sentCampaigns: (await hand.campaigns()).filter(({ sent }) => sent > 0).length,
      });
      const withStatus = (status: string) =>
        hand.count('select count(*) as n from campaign_emails where user_id = $1 and status = $2', status);
      expect([undecided.count, kept.count]).toEqual([await withStatus('unknown'), await withStatus('kept')]);
      const coaches = await hand.coaches(now);
      expect(silentCoaches).toBe(coaches.filter(({ silent }) => silent).length);
      const waiting = coaches.filter(({ waits }) => waits).sort((a, b) => Number(b.answeredAt) - Number(a.answeredAt));
      expect(waitingReplies.map(({ schoolId, repliedAt }) => [schoolId, Date.parse(repliedAt)])).toEqual(
        waiting.slice(0, 3).map(({ schoolId, answeredAt }) => [schoolId, answeredAt?.getTime()]),
      );
    });

    it('X-07 campaigns, and the filter of the emails of each', async () => {
      const byId = new Map((await hand.campaigns()).map((one) => [one.id, one]));
      const campaigns = await read<Campaign[]>('/api/user/campaigns');
      expect(campaigns).toHaveLength(byId.size);
      for (const campaign of campaigns) {
        const { total, sent, sentByHand, opened, replied, byStatus } = byId.get(campaign.id) ?? { byStatus: {} };
        expect(campaign).toMatchObject({
          totalCount: total,
          sentCount: sent,
          sentByHandCount: sentByHand,
          openCount: opened,
          replyCount: replied,
        });
        for (const status of STATUS_COUNTS) expect(campaign[`${status}Count`]).toBe((byStatus as Record<string, number>)[status] ?? 0);
        const mails = await read<{ status: string; channel: string; isSent: boolean; isOpened: boolean; isReplied: boolean }[]>(
          `/api/campaigns/${campaign.id}/emails`,
        );
        const has = (flag: 'isSent' | 'isOpened' | 'isReplied') => mails.filter((mail) => mail[flag]).length;
        expect([mails.length, has('isSent'), has('isOpened'), has('isReplied')]).toEqual([total, sent, opened, replied]);
        expect(mails.filter(({ isSent, channel }) => isSent && channel !== 'email')).toHaveLength(sentByHand ?? NaN);
        const counted: Record<string, number> = {};
        for (const { status } of mails) counted[status] = (counted[status] ?? 0) + 1;
        expect(counted).toEqual(byStatus);
      }
    });

    it('R-08 E-05 favorites', async () => {
      const favorites =
        await read<{ schoolId: number; matchPercentage: number | null; positionNeedScore: number | null }[]>('/api/user/favorites');
      const shape = (all: [number, number | null, number | null][]) => all.sort(([a], [b]) => a - b);
      expect(
        shape(favorites.map(({ schoolId, matchPercentage, positionNeedScore }) => [schoolId, matchPercentage, positionNeedScore])),
      ).toEqual(shape((await hand.favorites()).map(({ schoolId, match, need }) => [schoolId, match, need])));
    });

    it('X-07 N-06 the plan', async () => {
      const { status, body } = await agent.post<StrategyAnswer>('/api/ai/recruiting-strategy', { zone: 'UTC' });
      const favorites = await hand.favorites();
      if (favorites.length === 0) return expect(status).toBe(409);
      const bySchool = await hand.schools();
      const coaches = await hand.coaches(now);
      const has = (key: 'waits' | 'silent') => new Set(coaches.filter((one) => one[key]).map(({ schoolId }) => schoolId));
      const [waits, silent] = [has('waits'), has('silent')];
      const none = { sent: 0, opened: 0, replied: 0 };
      const figures = ({ schoolId }: { schoolId: number }) => [schoolId, bySchool.get(schoolId)?.sent ? bySchool.get(schoolId) : none];
      const plans = body.schoolStrategies.toSorted((a, b) => a.schoolId - b.schoolId);
      expect(plans.map(({ schoolId, engagementHistory }) => [schoolId, figuresIn(engagementHistory)])).toEqual(
        favorites.toSorted((a, b) => a.schoolId - b.schoolId).map(figures),
      );
      // A committed school keeps its own sentence.
      const open = plans.filter(({ recommendedApproach }) => !recommendedApproach.startsWith('You marked'));
      expect(
        open.filter(({ recommendedApproach }) => recommendedApproach.startsWith('A coach is waiting')).map(({ schoolId }) => schoolId),
      ).toEqual(open.filter(({ schoolId }) => waits.has(schoolId)).map(({ schoolId }) => schoolId));
      const actions = body.timeline[0]?.actions ?? [];
      expect(actions.some((action) => action.startsWith('Answer the coaches of'))).toBe(
        favorites.some(({ schoolId }) => waits.has(schoolId)),
      );
      // After a commitment nothing is begun elsewhere. Anyone who answered before gets something new, the others a follow-up.
      const committed = plans.some(({ recommendedApproach }) => recommendedApproach.startsWith('You marked this school as committed'));
      expect(actions.some((action) => action.startsWith('You committed to'))).toBe(committed);
      const isAfterSilence = (action: string) => action.startsWith('Follow up with') || action.endsWith('They answered you before.');
      expect(actions.some(isAfterSilence)).toBe(!committed && favorites.some(({ schoolId }) => silent.has(schoolId)));
      return undefined;
    });
  });

  it('F-03 fit: the players of a roster by position', async () => {
    const [akron] = await app.source.query<{ id: number }[]>(`select id from schools where name = 'Akron'`);
    const { body } = await (athletes[0] as FigureAthlete).agent.get<{
      positionNeeds: { position: string; players: number; graduating: number }[];
    }>(`/api/schools/${akron?.id}/fit-analysis`);
    const rows = await app.source.query<{ position: string; players: number; graduating: number }[]>(
      `select p.position, count(*)::int as players, count(*) filter (where p.class_year = (r.season + 1)::text)::int as graduating
       from roster_players p join rosters r on r.id = p.roster_id where r.school_id = $1 group by 1`,
      [akron?.id],
    );
    expect(rows).toHaveLength(10);
    expect(body.positionNeeds).toHaveLength(8);
    for (const { position, players, graduating } of body.positionNeeds) expect(rows).toContainEqual({ position, players, graduating });
  });

  it('O-03 K-03 operations and coach database', async () => {
    const admin = await app.admin();
    const { body: operations } = await admin.get<{ users: object; sending: object }>('/api/admin/operations');
    const { body: directory } = await admin.get('/api/admin/directory-stats');
    const count = async (from: string) => (await app.source.query<[{ n: number }]>(`select count(*)::int as n from ${from}`))[0].n;
    const sentSince = (span: string) =>
      count(
        `campaign_emails where status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced') and sent_at > now() - interval '${span}'`,
      );
    expect(operations.users).toMatchObject({
      total: await count('users'),
      admins: await count('users where is_admin'),
      newThisWeek: await count('users'),
    });
    expect(operations.sending).toMatchObject({
      lastHour: await sentSince('1 hour'),
      lastDay: await sentSince('1 day'),
      lastWeek: await sentSince('7 days'),
      queued: await count(`campaign_emails where status in ('queued', 'sending')`),
      unknown: await count(`campaign_emails where status = 'unknown'`),
      failedLastDay: await count(`campaign_emails where status = 'failed' and updated_at > now() - interval '1 day'`),
    });
    expect(directory).toMatchObject({
      totalSchools: await count('schools'),
      totalCoaches: await count('coaches where owner_user_id is null'),
      d1Schools: await count(`schools where division = 'D1'`),
    });
  });

  it('X-07 the generated data has every case that a figure tells apart', async () => {
    const { hand } = athletes[0] as FigureAthlete;
    const campaigns = await hand.campaigns();
    const seen = new Set(campaigns.flatMap(({ byStatus }) => Object.keys(byStatus)));
    for (const status of [
      'queued',
      'sending',
      'sent',
      'opened',
      'replied',
      'auto_reply',
      'bounced',
      'failed',
      'skipped',
      'unknown',
      'cancelled',
      'kept',
    ]) {
      expect(seen).toContain(status);
    }
    const coaches = await hand.coaches(now);
    expect(coaches.filter(({ waits }) => waits).length).toBeGreaterThan(0);
    expect(coaches.filter(({ silent }) => silent).length).toBeGreaterThan(0);
    expect(await hand.count(`select count(*) as n from target_schools where user_id = $1 and lead_level = 'declined'`)).toBeGreaterThan(0);
    expect(
      await hand.count(
        `select count(*) as n from campaign_emails e where e.user_id = $1 and not exists (select from schools s where s.id = e.school_id)`,
      ),
    ).toBeGreaterThan(0);
  });
});
