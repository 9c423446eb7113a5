import { haveDraft } from '../campaigns/campaign-world.js';
import { until } from '../crash/crash-world.js';
import { ServerGroup } from './server-group.js';

const COACHES = 40;
const [LATE, AHEAD] = [1, 2];

const MOST_APART = `
select max(abs(extract(epoch from claimed_at - clock_timestamp())))::int as claimed, max(abs(extract(epoch from sent_at - clock_timestamp())))::int as sent
from campaign_emails`;

describe('O-09 the clocks of processes are ten minutes off, one worker’s behind and the others’ ahead', () => {
  let group: ServerGroup;
  let coachIds: number[];

  beforeAll(async () => {
    group = await ServerGroup.start({ roles: ['web', 'worker', 'worker'], minutesOff: [10, -10, 10], slowMs: 60 });
    coachIds = await group.coaches(await group.athlete('maya'), COACHES);
  }, 240_000);

  afterAll(() => group.stop());

  async function send(username: string, schedule?: object): Promise<string> {
    const sender = await group.athlete(username);
    await sender.put('/api/user/email-settings', { repeatDays: 0 });
    const id = await haveDraft(sender, { template: `Coach {{coach_last_name}},\n\nText 99.` });
    const { status, body } = await sender.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds, schedule });
    if (status !== 200) throw new Error(`the Send answered ${status}: ${JSON.stringify(body)}`);
    return id;
  }

  const statusesOf = (id: string) =>
    group.query<{ status: string; n: number }>('select status, count(*)::int n from campaign_emails where campaign_id = $1 group by 1', [
      id,
    ]);
  const sweeps = async () => (await group.query(`select from pgboss.job where name = 'campaign-recover' and state = 'completed'`)).length;

  it('O-09 both send, nobody takes the other for dead, every email arrives once, and all times are the database’s', async () => {
    const emails = COACHES * (await group.sendUntilShared(coachIds));
    await group.settled();
    expect(await group.statuses()).toEqual({ sent: emails });
    expect([group.arrived().length, new Set(group.arrived()).size]).toEqual([emails, emails]);
    const [apart] = await group.query<{ claimed: number; sent: number }>(MOST_APART);
    expect(Math.max(apart?.claimed ?? 600, apart?.sent ?? 600)).toBeLessThan(300);
  }, 240_000);

  it('O-09 the one that is ahead sends nothing before its time', async () => {
    await group.at(LATE).stop();
    const at = new Date(Date.now() + 8 * 60_000).toISOString().slice(0, 16);
    const id = await send('planner', { way: 'at', zone: 'America/Danmarkshavn', at });
    const before = await sweeps();
    await until(async () => (await sweeps()) >= before + 2);
    expect(await statusesOf(id)).toEqual([{ status: 'queued', n: COACHES }]);
  }, 120_000);

  it('O-09 the one that is behind sends what is due', async () => {
    await group.at(LATE).restart();
    await group.at(AHEAD).stop();
    const id = await send('hurried');
    await until(async () => (await statusesOf(id))[0]?.status === 'sent' && (await statusesOf(id)).length === 1);
    expect(await statusesOf(id)).toEqual([{ status: 'sent', n: COACHES }]);
  }, 120_000);
});
