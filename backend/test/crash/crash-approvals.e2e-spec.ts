import { haveDraft } from '../campaigns/campaign-world.js';
import { Agent } from '../support/agent.js';
import { soakElse, soakRound } from '../support/soak-round.js';
import { countFaults, crashFaults } from './crash-faults.js';
import { CrashWorld, until } from './crash-world.js';

const COACHES = 60;
const LEFT_OUT = 10;
const GUARDIAN = 'dana@example.org';

interface Page {
  upTo: string;
  texts: { id: string; toAddress: string }[];
}

describe('U-08 killed with -9 while emails wait for a guardian, and while approved ones leave', () => {
  let world: CrashWorld;
  let guardian: Agent;
  let campaign: string;
  let waiting: Record<string, number>;
  let leftBefore: number;
  let leftOut: string[];

  beforeAll(async () => {
    world = await CrashWorld.start(COACHES, 20261124 + soakRound);
    guardian = await watchOver();
    campaign = await haveDraft(world.athlete, { template: 'Coach {{coach_last_name}},\n\nText 1.' });
    // The answer may be lost with the server: the same press again sends nothing twice.
    await Promise.all([send().catch(() => null), new Promise((resume) => setTimeout(resume, 20)).then(() => world.killNow())]);
    await send();
    await world.killNow();
    waiting = await states();
    leftBefore = toCoaches().length;
    await approve();
    await world.killWhileLeaving(soakElse(4, 1), 250);
    await world.settled();
  }, 180_000);

  afterAll(() => world.stop());

  const toCoaches = () => world.sink.mails.filter(({ to }) => !to.includes(GUARDIAN));
  const send = () => world.athlete.post(`/api/user/campaigns/${campaign}/send`, { selectedCoachIds: world.coachIds });
  const states = async () => {
    const rows = await world.query<{ status: string; n: number }>(
      'select status, count(*)::int n from campaign_emails where campaign_id = $1 group by status',
      [campaign],
    );
    return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  };

  async function watchOver(): Promise<Agent> {
    const agent = new Agent(world.server.url);
    await agent.post('/api/register', { username: 'dana', email: GUARDIAN, password: 'touchdown' });
    const guardianId = (await agent.get<{ id: string }>('/api/user')).body.id;
    const athleteId = (await world.athlete.get<{ id: string }>('/api/user')).body.id;
    await world.query(`update users set role = 'guardian' where id = $1`, [guardianId]);
    await world.query(`insert into guardians (user_id, name, adult_confirmed_at) values ($1, 'Dana', now())`, [guardianId]);
    await world.query('insert into guardianships (athlete_id, guardian_id, mailed, since) values ($1, $2, false, now())', [
      athleteId,
      guardianId,
    ]);
    await world.query(
      `insert into guardian_controls (athlete_id, approve, ask_before_sharing, updated_at) values ($1, 'every', false, now())`,
      [athleteId],
    );
    return agent;
  }

  /** All but some, and the server dies in the middle of the press; the press is repeated. */
  async function approve(): Promise<void> {
    const athleteId = (await world.athlete.get<{ id: string }>('/api/user')).body.id;
    const path = `/api/family/athletes/${athleteId}/approvals/${campaign}`;
    const { body } = await guardian.get<Page>(path);
    const out = body.texts.slice(0, LEFT_OUT);
    leftOut = out.map(({ toAddress }) => toAddress);
    const press = () => guardian.post(path, { decision: 'approve', upTo: body.upTo, except: out.map(({ id }) => id) });
    await Promise.all([press().catch(() => null), new Promise((resume) => setTimeout(resume, 10)).then(() => world.killNow())]);
    await press();
    await until(() => toCoaches().length > 0);
  }

  it('U-08 what waits is there after a crash, once for each coach, and nothing has left', () => {
    expect([waiting, leftBefore]).toEqual([{ waiting_for_approval: COACHES }, 0]);
  });

  it('U-08 what was approved leaves once, and what was left out never', async () => {
    expect(world.kills).toBeGreaterThanOrEqual(soakElse(5, 4));
    const arrived = toCoaches().flatMap(({ to }) => to);
    expect(arrived.filter((address) => leftOut.includes(address))).toEqual([]);
    // The guardian is told of those that wait on.
    expect([await crashFaults(world, [GUARDIAN]), await countFaults(world)]).toEqual([[], []]);
    const ended = await states();
    expect((ended['sent'] ?? 0) + (ended['unknown'] ?? 0)).toBe(COACHES - LEFT_OUT);
  });
});
