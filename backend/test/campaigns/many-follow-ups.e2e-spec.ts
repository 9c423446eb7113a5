import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { campaignOf, haveCoaches, haveDraft } from './campaign-world.js';
import { aStep, FollowUpsWorld } from './follow-ups-world.js';

/** A Tuesday, 10:00 in the east. */
const TUESDAY = '2026-11-17T15:00:00.000Z';
const COACHES = 500;
const step = (number: number) => aStep(`Coach {{coach_last_name}},\n\nthis is step ${number}.`);

describe('many follow-ups', () => {
  let app: TestApp;
  let world: FollowUpsWorld;
  let athlete: Agent;
  let coachIds: number[];

  beforeAll(async () => {
    app = await startTestApp({ env: { SMTP_ATHLETE_DAILY_CAP: '0', SMTP_SEND_INTERVAL_MS: '0' }, delivers: true });
    athlete = await app.agent();
    coachIds = (await haveCoaches(await app.admin(), athlete, COACHES)).slice(0, COACHES);
    await app.source.query('update schools set latitude = 41.08, longitude = -81.51');
    world = new FollowUpsWorld(app, TUESDAY);
  });

  afterAll(() => app.close());

  /** Emails of the athlete that stay here. */
  const fill = async (count: number) => {
    const id = await haveDraft(athlete);
    await app.source.query(
      `insert into campaign_emails (id, campaign_id, user_id, step, coach_id, school_id, to_address, coach_first_name, coach_last_name, coach_title,
         school_name, is_example, subject, body, status, due_at, created_at, updated_at)
       select gen_random_uuid(), c.id, c.user_id, 0, 900000 + n, 1, 'f' || n || '@full.example', 'Fay', 'Full' || n, '', 'F', false, 'x', 'x', 'kept',
         now(), now(), now() from campaigns c, generate_series(1, $2::int) n where c.id = $1`,
      [id, count],
    );
    return () => app.source.query('delete from campaign_emails where campaign_id = $1', [id]);
  };

  it('C-19 three follow-ups of 500 coaches leave once each, and the counts are those of the emails that arrived', async () => {
    const id = await world.sent(athlete, coachIds, [step(1), step(2), step(3)]);
    for (const number of [1, 2, 3]) {
      world.days(7);
      await world.work(id);
      const rows = await world.rows(id, number);
      expect([rows.length, rows.filter(({ status }) => status === 'sent').length]).toEqual([COACHES, COACHES]);
    }
    const arrived = app.sink.mails.map(({ to, text }) => `${to[0]} ${/step \d/.exec(text)?.[0]}`);
    expect([arrived.length, new Set(arrived).size]).toEqual([4 * COACHES, 4 * COACHES]);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'completed', totalCount: 4 * COACHES, sentCount: 4 * COACHES });
  }, 120_000);

  it('C-19 the planner stays below the emails that may wait, and plans the others when there is room', async () => {
    world.at(TUESDAY);
    const three = coachIds.slice(0, 3);
    const id = await world.sent(athlete, three, [step(4)]);
    const empty = await fill(9_998);
    world.days(6);
    await world.plan();
    await world.plan();
    expect(await world.rows(id, 1)).toHaveLength(2);
    await empty();
    await world.plan();
    expect(await world.rows(id, 1)).toHaveLength(3);
  }, 60_000);
});
