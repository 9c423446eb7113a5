import { haveDraft } from '../campaigns/campaign-world.js';
import type { Agent } from '../support/agent.js';
import { PgBouncer } from '../support/pgbouncer.js';
import { ServerGroup } from './server-group.js';

const COACHES = 60;
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
  let campaigns = 0;

  beforeAll(async () => {
    group = await ServerGroup.start({
      roles: ['web', 'web', 'worker', 'worker'],
      slowMs: 150,
      pooled: PgBouncer.program !== '',
    });
    const reader = await group.athlete('maya', OTHER_WEB);
    load = new Load(reader, await haveDraft(reader));
    campaigns = await group.sendUntilShared(await group.coaches(reader, COACHES));
    await group.at(WEB).kill('SIGKILL');
    await group.at(WORKER).kill('SIGKILL');
    await group.settled();
    await load.stop();
  }, 240_000);

  afterAll(() => group.stop());

  it('O-09 no email is lost or comes twice: each arrived once, or is one of those whose end nobody can know', async () => {
    const arrived = group.arrived();
    expect(new Set(arrived).size).toBe(arrived.length);
    const rows = await group.query<{ to: string; status: string }>(
      `select to_address || ' ' || substring(body from 'Text \\d+') as "to", status from campaign_emails`,
    );
    expect(rows).toHaveLength(COACHES * campaigns);
    expect(rows.filter(({ status }) => !LEFT.includes(status))).toEqual([]);
    const isThere = new Set(arrived);
    expect(rows.filter(({ to, status }) => status !== 'unknown' && !isThere.has(to))).toEqual([]);
    // What was on its way at the moment of a kill: a batch of each campaign at most.
    expect(rows.filter(({ status }) => status === 'unknown').length).toBeLessThanOrEqual(25 * campaigns);
  });

  it('O-09 the others continue: every call to the web process that lives was answered', async () => {
    expect(load.calls).toBeGreaterThan(20);
    expect(load.faults).toEqual([]);
    expect(group.servers.map(({ isRunning }) => isRunning).filter(Boolean)).toHaveLength(2);
  });
});
