import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { CountedByHand } from './counted-by-hand.js';
import type { Analytics, Counted } from './figure-answers.js';
import { figureAthletes, readAs, type FigureAthlete } from './figure-athletes.js';

const RANGES = { '7d': 7, '30d': 30, '90d': 90, all: null } as const;

/** Every figure of Analytics, in every range, compared with rows counted in the tables. */
describe('every figure on analytics', () => {
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

    it.each(Object.entries(RANGES))('X-07 N-01 N-02 N-03 N-06 analytics of %s', async (range, days) => {
      const { figures, rates, campaigns, campaignCount, firstDay, habits, activity } = await read<Analytics>(
        `/api/user/analytics?range=${range}`,
      );
      const since = days === null ? null : new Date(`${firstDay}T00:00:00Z`);
      const counted = await hand.mails(since);
      const coaches = (await hand.coaches(now)).filter(
        ({ waits, answeredAt }) => waits && (since === null || Number(answeredAt) >= since.getTime()),
      );
      const activeCampaigns = await hand.count(
        `select count(*) as n from campaigns where user_id = $1 and status = 'active' and ($2::timestamptz is null or activated_at >= $2)`,
        since,
      );
      expect(figures).toEqual({ ...counted, activeCampaigns, waitingReplies: coaches.length });

      const sentIn = `e.user_id = $1 and e.status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced') and ($2::timestamptz is null or e.sent_at >= $2)`;
      expect(campaignCount).toBe(
        await hand.count(
          `select count(*) as n from campaigns c where c.user_id = $1 and ($2::timestamptz is null or c.created_at >= $2
             or exists (select from campaign_emails e where e.campaign_id = c.id and ${sentIn}))`,
          since,
        ),
      );
      for (const { id, ...counts } of campaigns) {
        const of = (column: string, more = '') =>
          hand.count(`select count(${column}) as n from campaign_emails e where ${sentIn} and e.campaign_id = $3 ${more}`, since, id);
        const byHand = await of('*', `and e.channel <> 'email'`);
        expect(counts).toMatchObject({
          sentCount: await of('*'),
          sentByHandCount: byHand,
          openCount: await of('opened_at'),
          replyCount: await of('replied_at'),
        });
      }

      // The chart counts what happened in the range, whenever the email was sent.
      const happened = (column: string, where: string) =>
        hand.count(
          `select count(*) as n from campaign_emails e where e.user_id = $1 and ${where} and ($2::timestamptz is null or ${column} >= $2)`,
          since,
        );
      const bars = (key: keyof Counted) => activity.bars.reduce((sum, bar) => sum + bar[key], 0);
      expect([bars('sent'), bars('opened'), bars('replied')]).toEqual([
        counted.sent,
        await happened('opened_at', 'opened_at is not null'),
        await happened('replied_at', 'replied_at is not null'),
      ]);

      const notBounced = `${sentIn} and e.status <> 'bounced'`;
      const rateOf = (what: string, more = '') =>
        hand.count(`select count(${what}) as n from campaign_emails e where ${notBounced} ${more}`, since);
      expect(rates).toEqual({
        counted: await rateOf('*'),
        seen: await rateOf('*', `and e.channel = 'email'`),
        opened: await rateOf('opened_at', `and e.channel = 'email'`),
        replied: await rateOf('replied_at'),
      });

      if (counted.sent < 20) return expect(habits).toBeNull();
      expect(habits).toMatchObject({
        sent: counted.sent,
        bestDay: {
          counted: await hand.count(`select count(*) as n from campaign_emails e where ${notBounced}`, since),
          replied: await hand.count(`select count(replied_at) as n from campaign_emails e where ${notBounced}`, since),
        },
      });
      expect(habits?.responseDays?.replies ?? 0).toBe(counted.replied);
    });

    it.each(Object.entries(RANGES))(
      'N-01 N-02 N-04 favorites on analytics are all favorites, whatever the range is: %s',
      async (range, days) => {
        const { schools, firstDay } = await read<Analytics>(`/api/user/analytics?range=${range}`);
        const favorites = await hand.favorites();
        const since = days === null ? 0 : Date.parse(`${firstDay}T00:00:00Z`);
        const matches = favorites.flatMap(({ match }) => (match === null ? [] : [match]));
        const between = (low: number, high: number) => matches.filter((match) => match >= low && match < high).length;
        expect(schools).toMatchObject({
          total: favorites.length,
          addedInRange: favorites.filter(({ addedAt }) => addedAt.getTime() >= since).length,
          bands: { high: between(80, 101), good: between(60, 80), fair: between(0, 60), unknown: favorites.length - matches.length },
          averageMatch:
            matches.length === 0 ? null : { value: Math.round(matches.reduce((a, b) => a + b) / matches.length), known: matches.length },
        });
        for (const { division, count } of schools.byDivision)
          expect(count).toBe(favorites.filter((one) => one.division === division).length);
        expect(schools.byDivision.reduce((sum, { count }) => sum + count, 0)).toBe(favorites.length);
        // An unknown need gives the place of the match alone.
        const known = favorites.flatMap(({ match, ...one }) => (match === null ? [] : [{ ...one, match }]));
        for (const [place, { schoolId, opportunity }] of schools.top.entries()) {
          const school = known.find((one) => one.schoolId === schoolId);
          const { match = -1, need = null } = school ?? {};
          expect(opportunity).toBe(need === null ? null : Math.round(0.7 * match + 0.3 * need));
          if (need !== null) continue;
          expect(known.filter((one) => one.match > match).length).toBeLessThanOrEqual(place);
        }
        expect(schools.top).toHaveLength(Math.min(3, known.length));
      },
    );
  });
});
