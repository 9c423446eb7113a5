import { DeliverCampaign } from '../../src/modules/campaigns/sending/application/deliver-campaign.use-case.js';
import type { Agent } from '../support/agent.js';
import { startSecondProcess } from '../support/second-process.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { campaignOf, emailsOf, haveCoaches, haveDraft, untilCampaign, type Campaign } from './campaign-world.js';

const CAP = 5;
const COACHES = 8;
const HOUR = 3_600_000;

interface Limited extends Campaign {
  waitForLimit: { at: string; count: number }[];
}

interface DailyLimit {
  most: number | null;
  now: number;
  later: { at: string; count: number }[];
}

const sum = (groups: { count: number }[]) => groups.reduce((total, { count }) => total + count, 0);

describe('C-12 SMTP_ATHLETE_DAILY_CAP', () => {
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];

  beforeAll(async () => {
    app = await startTestApp({ env: { SMTP_ATHLETE_DAILY_CAP: `${CAP}` }, delivers: true });
    coachIds = await haveCoaches(await app.admin(), await app.agent(), COACHES);
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    app.sink.mails.length = 0;
    athlete = await app.agent();
    // These tests write to the same coaches several times.
    await athlete.put('/api/user/email-settings', { repeatDays: 0 });
  });

  const start = async (agent: Agent, ids = coachIds) => {
    const id = await haveDraft(agent);
    const { status, body } = await agent.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: ids });
    if (status !== 200) throw new Error(`sending answered ${status}: ${JSON.stringify(body)}`);
    return id;
  };
  /** Resolves when nothing of it can leave any more today. */
  const untilHeld = async (agent: Agent, id: string) =>
    (await untilCampaign(agent, id, (campaign) => {
      const held = sum((campaign as Limited).waitForLimit);
      return campaign.sendingCount === 0 && held === campaign.queuedCount;
    })) as Limited;
  const limitFor = async (agent: Agent, emails: number) => (await agent.get<DailyLimit>(`/api/user/daily-limit?emails=${emails}`)).body;
  const inADay = ({ at }: { at: string }) => {
    const hours = (Date.parse(at) - Date.now()) / HOUR;
    return hours > 23 && hours <= 24;
  };

  it('sends so many, and the rest stays queued until there is room, 24 hours later', async () => {
    expect(await limitFor(athlete, COACHES)).toMatchObject({ most: CAP, now: CAP, later: [{ count: COACHES - CAP }] });
    const id = await start(athlete);
    const held = await untilHeld(athlete, id);
    expect(held).toMatchObject({ status: 'active', sentCount: CAP, queuedCount: COACHES - CAP });
    expect(app.sink.mails).toHaveLength(CAP);
    expect(held.waitForLimit.every(inADay)).toBe(true);
    const emails = (await emailsOf(athlete, id)) as ({ dueAt: string } & Awaited<ReturnType<typeof emailsOf>>[number])[];
    const leftAt = emails.flatMap(({ sentAt }) => (sentAt === null ? [] : Date.parse(sentAt)));
    for (const { dueAt } of emails.filter(({ status }) => status === 'queued')) {
      expect(Date.parse(dueAt)).toBeGreaterThanOrEqual(Math.min(...leftAt) + 24 * HOUR);
      expect(Date.parse(dueAt)).toBeLessThanOrEqual(Math.max(...leftAt) + 24 * HOUR);
    }
    expect(await limitFor(athlete, 2)).toMatchObject({ now: 0, later: [{ count: 2 }] });

    // A day passes.
    await app.source.query(
      `update campaign_emails set sent_at = sent_at - interval '24 hours', due_at = due_at - interval '24 hours' where campaign_id = $1`,
      [id],
    );
    await app.app.get(DeliverCampaign).run(id);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'completed', sentCount: COACHES, waitForLimit: [] });
    expect(new Set(app.sink.mails.map(({ to }) => to[0])).size).toBe(COACHES);
    expect(app.sink.mails).toHaveLength(COACHES);
  });

  it('counts all campaigns of an athlete, and nobody else’s', async () => {
    await untilHeld(athlete, await start(athlete, coachIds.slice(0, 4)));
    const second = await untilHeld(athlete, await start(athlete, coachIds.slice(4, 7)));
    expect(second).toMatchObject({ sentCount: 1, queuedCount: 2 });
    const other = await app.agent();
    expect(await limitFor(other, 4)).toMatchObject({ most: CAP, now: 4, later: [] });
    expect(await untilHeld(other, await start(other, coachIds.slice(0, 4)))).toMatchObject({ status: 'completed', sentCount: 4 });
  });

  it('a campaign that waits can be cancelled, and its mail never leaves', async () => {
    const id = await start(athlete);
    await untilHeld(athlete, id);
    await app.source.query(`update campaigns set status = 'paused', paused_reason = 'account_changed' where id = $1`, [id]);
    expect((await athlete.post(`/api/user/campaigns/${id}/cancel`)).status).toBe(200);
    expect(await campaignOf(athlete, id)).toMatchObject({ queuedCount: 0, sentCount: CAP, waitForLimit: [] });
  });

  it('holds for two servers that send three campaigns of an athlete at once', async () => {
    const second = await startSecondProcess(app, {
      SMTP_URL: app.sink.url,
      REQUIRE_VERIFIED_EMAIL: 'off',
      SMTP_ATHLETE_DAILY_CAP: `${CAP}`,
    });
    app.sink.behave(/./, { kind: 'slow', ms: 50 });
    const ids = await Promise.all([1, 2, 3].map(() => start(athlete)));
    const held = await Promise.all(ids.map((id) => untilHeld(athlete, id)));
    await second.stop();
    app.sink.behaveWell();
    expect(sum(held.map(({ sentCount }) => ({ count: sentCount })))).toBe(CAP);
    expect(sum(held.map(({ queuedCount }) => ({ count: queuedCount })))).toBe(3 * COACHES - CAP);
    expect(app.sink.mails).toHaveLength(CAP);
  });

  it('email goes to coaches of the directory and to own contacts only', async () => {
    const contact = { schoolId: 1, name: 'Robin Own', title: 'Coach', email: 'robin@own.example.edu' };
    const { body: own } = await athlete.post<{ id: number }>('/api/user/contacts', contact);
    const other = await app.agent();
    for (const selectedCoachIds of [[own.id], [2_000_000_000]]) {
      const id = await haveDraft(other);
      expect((await other.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds })).status).toBe(404);
      expect(await campaignOf(other, id)).toMatchObject({ status: 'draft', totalCount: 0 });
    }
    const id = await haveDraft(other);
    const named = { selectedCoachIds: [coachIds[0]], toAddress: 'anybody@example.org', addresses: ['anybody@example.org'] };
    expect((await other.post(`/api/user/campaigns/${id}/send`, named)).status).toBe(400);
    expect(app.sink.mails).toEqual([]);
    await untilHeld(athlete, await start(athlete, [own.id]));
    expect(app.sink.mails.map(({ to }) => to)).toEqual([['robin@own.example.edu']]);
  });

  it.each(['', '-1', '1.5', '5001', 'many'])('X-02 emails=%s is refused with the field', async (emails) => {
    const { status, body } = await athlete.get<{ errors: { field: string }[] }>(`/api/user/daily-limit?emails=${emails}`);
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'emails' })]]);
  });
});

describe('C-12 SMTP_ATHLETE_DAILY_CAP=0', () => {
  it('is no cap', async () => {
    const app = await startTestApp({ env: { SMTP_ATHLETE_DAILY_CAP: '0' }, delivers: true });
    const athlete = await app.agent();
    const coachIds = await haveCoaches(await app.admin(), athlete, 120);
    expect((await athlete.get('/api/user/daily-limit?emails=120')).body).toEqual({
      most: null,
      now: 120,
      later: [],
      lastAt: expect.any(String),
    });
    const id = await haveDraft(athlete);
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
    const done = await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(done.sentCount).toBe(120);
    await app.close();
  });
});
