import { campaignOf, haveDraft } from '../campaigns/campaign-world.js';
import { inHours, ZONE } from '../campaigns/schedule-world.js';
import { soakElse, soakRound } from '../support/soak-round.js';
import { countFaults, crashFaults, rowsOf } from './crash-faults.js';
import { CrashWorld, until } from './crash-world.js';

const COACHES = 120;

describe('C-20 C-11 killed with -9 while schedules begin, and when they are paused, resumed and cancelled', () => {
  let world: CrashWorld;
  let scheduled: string;
  let cancelled: string;
  let leftWhilePaused: number;
  let leftWhenCancelled: number;

  beforeAll(async () => {
    world = await CrashWorld.start(COACHES, 20261123 + soakRound);
    scheduled = await schedule(1);
    await world.killNow();
    await timePasses(scheduled);
    await world.killWhileLeaving(soakElse(4, 1), 250);
    leftWhilePaused = await pauseAndDie();
    expect((await press(scheduled, 'resume')).status).toBe(200);
    await world.killWhileLeaving(soakElse(3, 1), 250);
    await world.settled();
    cancelled = await schedule(2);
    await timePasses(cancelled);
    await until(() => world.sink.mails.some(({ text }) => text.includes('Text 2.')));
    expect((await press(cancelled, 'cancel')).status).toBe(200);
    await world.killNow();
    await world.settled();
    leftWhenCancelled = world.sink.mails.length;
    await until(async () => (await campaignOf(world.athlete, cancelled)).sendingCount === 0);
  }, 180_000);

  afterAll(() => world.stop());

  async function schedule(number: number): Promise<string> {
    const id = await haveDraft(world.athlete, { name: `Campaign ${number}`, template: `Coach {{coach_last_name}},\n\nText ${number}.` });
    const body = { selectedCoachIds: world.coachIds, schedule: { way: 'at', zone: ZONE, at: inHours(30), dailyLimit: null } };
    const { status, body: answer } = await world.athlete.post(`/api/user/campaigns/${id}/send`, body);
    if (status !== 200) throw new Error(`scheduling answered ${status}: ${JSON.stringify(answer)}`);
    return id;
  }

  const press = (id: string, what: string) => world.athlete.post(`/api/user/campaigns/${id}/${what}`, {});

  async function timePasses(id: string): Promise<void> {
    await world.query(`update campaign_emails set due_at = due_at - interval '31 hours' where campaign_id = $1 and status = 'queued'`, [
      id,
    ]);
  }

  /** Returns how many emails left after the pause, beside those that were on their way. */
  async function pauseAndDie(): Promise<number> {
    const before = world.sink.mails.length;
    await until(() => world.sink.mails.length > before);
    expect((await press(scheduled, 'pause')).status).toBe(200);
    await world.killNow();
    const stopped = world.sink.mails.length;
    // As long as the sweep takes to find what waits.
    const [{ at } = { at: new Date() }] = await world.query<{ at: Date }>('select now() as at');
    await until(async () => (await sweptSince(at)) >= 1);
    return world.sink.mails.length - stopped;
  }

  async function sweptSince(at: Date): Promise<number> {
    const [row] = await world.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job where name = 'campaign-recover' and state = 'completed' and completed_on > $1`,
      [at],
    );
    return row?.count ?? 0;
  }

  it('C-20 the server was really killed in the middle, again and again', () => {
    expect(world.kills).toBeGreaterThanOrEqual(soakElse(7, 4));
  });

  it('C-11 nothing left while the campaign was paused', () => {
    expect(leftWhilePaused).toBe(0);
  });

  it('C-11 what waited when the campaign was cancelled never left', async () => {
    const rows = (await rowsOf(world)).filter(({ campaignId }) => campaignId === cancelled);
    expect(rows.filter(({ status }) => status === 'cancelled').length).toBeGreaterThan(0);
    expect(rows.filter(({ status }) => ['queued', 'sending'].includes(status))).toEqual([]);
    expect(world.sink.mails).toHaveLength(leftWhenCancelled);
  });

  it('C-20 C-04 no coach has an email twice, and none is without a recorded state', async () => {
    expect(await crashFaults(world)).toEqual([]);
    const first = (await rowsOf(world)).filter(({ campaignId }) => campaignId === scheduled);
    expect(first).toHaveLength(COACHES);
    expect(first.filter(({ status }) => !['sent', 'unknown'].includes(status))).toEqual([]);
  });

  it('X-07 every count equals the rows', async () => {
    expect(await countFaults(world)).toEqual([]);
  });
});
