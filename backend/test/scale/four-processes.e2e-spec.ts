import { haveDraft } from '../campaigns/campaign-world.js';
import { until } from '../crash/crash-world.js';
import type { Agent } from '../support/agent.js';
import { PgBouncer } from '../support/pgbouncer.js';
import { ServerGroup } from './server-group.js';

const COACHES = 120;
const SENDERS = ['marcus', 'dana'];
const [WEB, OTHER_WEB, WORKER] = [0, 1, 2];
const LEFT = ['sent', 'opened', 'unknown'];

/** Reads and writes without a pause at one process, until told to stop; notes every answer that is no success. */
class Load {
  readonly faults: string[] = [];
  calls = 0;
  private isOver = false;
  private readonly work: Promise<void>;

  constructor(
    private readonly agent: Agent,
    private readonly campaign: string,
  ) {
    this.work = this.run();
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.work;
  }

  private async run(): Promise<void> {
    const text = (at: number) => ({ name: 'Draft', subject: `Film ${at}`, template: 'Coach, my film.' });
    while (!this.isOver) {
      this.calls += 1;
      const at = this.calls;
      const answer = await (
        at % 3 === 0
          ? this.agent.put(`/api/user/campaigns/${this.campaign}`, text(at))
          : this.agent.get(at % 3 === 1 ? '/api/user/home' : '/api/schools')
      ).catch((error: unknown) => ({ status: String(error) }));
      if (answer.status !== 200) this.faults.push(`call ${at}: ${answer.status}`);
    }
  }
}

describe('O-09 two web and two worker processes on one database, one of each killed with -9 while a campaign is sent', () => {
  let group: ServerGroup;
  let load: Load;

  beforeAll(async () => {
    group = await ServerGroup.start({
      roles: ['web', 'web', 'worker', 'worker'],
      slowMs: 150,
      pooled: PgBouncer.program !== '',
    });
    const reader = await group.athlete('maya', OTHER_WEB);
    load = new Load(reader, await haveDraft(reader));
    // A campaign has one sender: with two of them both workers have one.
    const coachIds = await group.coaches(reader, COACHES);
    for (const [n, name] of SENDERS.entries()) {
      const sender = await group.athlete(name, WEB);
      await sender.put('/api/user/email-settings', { repeatDays: 0 });
      const campaign = await haveDraft(sender, { template: `Coach {{coach_last_name}},\n\nText ${n}.` });
      const { status } = await sender.post(`/api/user/campaigns/${campaign}/send`, { selectedCoachIds: coachIds });
      expect(status).toBeLessThan(300);
    }
    await until(
      async () => (await group.query('select distinct claimed_by from campaign_emails where claimed_by is not null')).length === 2,
    );
    await group.at(WEB).kill('SIGKILL');
    await group.at(WORKER).kill('SIGKILL');
    await until(async () => {
      const { queued = 0, sending = 0 } = await group.statuses();
      return queued + sending === 0;
    });
    await load.stop();
  }, 240_000);

  afterAll(() => group.stop());

  it('O-09 no email is lost or comes twice: each arrived once, or is one of those whose end nobody can know', async () => {
    const arrived = group.sink.mails.map(({ to, text }) => `${to[0]} ${/Text \d/.exec(text)?.[0]}`);
    expect(new Set(arrived).size).toBe(arrived.length);
    const rows = await group.query<{ to: string; status: string }>(
      `select to_address || ' ' || substring(body from 'Text \\d') as "to", status from campaign_emails`,
    );
    expect(rows).toHaveLength(COACHES * SENDERS.length);
    expect(rows.filter(({ status }) => !LEFT.includes(status))).toEqual([]);
    const isThere = new Set(arrived);
    expect(rows.filter(({ to, status }) => status !== 'unknown' && !isThere.has(to))).toEqual([]);
    // What was on its way at the moment of a kill, at most a batch.
    expect(rows.filter(({ status }) => status === 'unknown').length).toBeLessThanOrEqual(25);
  });

  it('O-09 the others go on: every call to the web process that lives was answered', async () => {
    expect(load.calls).toBeGreaterThan(20);
    expect(load.faults).toEqual([]);
    expect(group.servers.map(({ isRunning }) => isRunning).filter(Boolean)).toHaveLength(2);
  });
});
