import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { haveCoaches, haveDraft } from '../campaigns/campaign-world.js';
import { until } from '../crash/crash-world.js';
import { Agent } from '../support/agent.js';
import { clockOff } from '../support/clock-off.js';
import { CutLine } from '../support/cut-line.js';
import { PgBouncer } from '../support/pgbouncer.js';
import { ServerProcess } from '../support/server-process.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { createStartedDatabase, type TestDatabase } from '../support/test-database.js';

export interface GroupOptions {
  /** The role of each process. */
  roles: ('all' | 'web' | 'worker')[];
  /** Further variables of all. */
  env?: Record<string, string>;
  /** How long the mail server takes for each email. */
  slowMs?: number;
  /** Minutes by which the clocks of the processes are off, in their order. */
  minutesOff?: number[];
  pooled?: boolean;
  /** The line to the database can be cut. */
  cuttable?: boolean;
}

async function startServers({ roles, env = {}, minutesOff = [] }: GroupOptions, shared: Record<string, string>): Promise<ServerProcess[]> {
  const servers: ServerProcess[] = [];
  for (const [place, ROLE] of roles.entries()) {
    servers.push(
      await ServerProcess.start({
        ...{ ...shared, ROLE, ADMIN_PASSWORD: 'admin-password', LOG_LEVEL: 'warn', SEND_UNDO_S: '0', RATE_LIMITS: 'off' },
        ...{ REQUIRE_VERIFIED_EMAIL: 'off', SMTP_ATHLETE_DAILY_CAP: '0', ...env },
        ...clockOff(minutesOff[place] ?? 0),
      }),
    );
  }
  return servers;
}

/** Several server processes on one database, through PgBouncer if asked for, and one athlete who sends by SMTP. */
export class ServerGroup {
  private constructor(
    readonly servers: ServerProcess[],
    readonly sink: SmtpSink,
    readonly pooler: PgBouncer | undefined,
    readonly client: Client,
    private readonly stored: {
      database: TestDatabase;
      dataDir: string;
      line: CutLine | undefined;
      addresses: { DATABASE_URL: string; DATABASE_DIRECT_URL: string };
    },
  ) {}

  static async start(options: GroupOptions): Promise<ServerGroup> {
    const sink = await SmtpSink.start();
    if (options.slowMs !== undefined) sink.behave(/./, { kind: 'slow', ms: options.slowMs });
    const database = await createStartedDatabase();
    const line = options.cuttable ? await CutLine.to(database.url) : undefined;
    const pooler = options.pooled ? await PgBouncer.start(database.url) : undefined;
    const direct = line?.url ?? database.url;
    const addresses = { DATABASE_URL: pooler?.url ?? direct, DATABASE_DIRECT_URL: direct };
    const dataDir = await mkdtemp(path.join(tmpdir(), 'recruit-group-'));
    const servers = await startServers(options, { ...addresses, DATA_DIR: dataDir, SMTP_URL: sink.url });
    const client = new Client({ connectionString: database.url });
    await client.connect();
    return new ServerGroup(servers, sink, pooler, client, { database, dataDir, line, addresses });
  }

  at(place: number): ServerProcess {
    const server = this.servers[place];
    if (!server) throw new Error(`there is no server ${place}`);
    return server;
  }

  /** The variables that name the database. */
  get addresses(): { DATABASE_URL: string; DATABASE_DIRECT_URL: string } {
    return this.stored.addresses;
  }

  /** Between the servers and the database; the test itself is beyond it. */
  get line(): CutLine {
    const { line } = this.stored;
    if (!line) throw new Error('this group was not started with cuttable');
    return line;
  }

  async athlete(username: string, place = 0): Promise<Agent> {
    const agent = new Agent(this.at(place).url);
    await agent.post('/api/register', { username, email: `${username}@example.org`, password: 'touchdown' });
    return agent;
  }

  /** The same account at another process. */
  async elsewhere(username: string, place: number): Promise<Agent> {
    const agent = new Agent(this.at(place).url);
    await agent.post('/api/login', { username, password: 'touchdown' });
    return agent;
  }

  async admin(place = 0): Promise<Agent> {
    const agent = new Agent(this.at(place).url);
    await agent.post('/api/login', { username: 'admin', password: 'admin-password' });
    return agent;
  }

  async coaches(athlete: Agent, count: number): Promise<number[]> {
    return (await haveCoaches(await this.admin(), athlete, count)).slice(0, count);
  }

  /**
   * New athletes send one campaign each, "Text 0." and so on, until two processes have claimed emails: a campaign has one sender, and the
   * queue decides which. Resolves with how many campaigns there are.
   */
  async sendUntilShared(coachIds: number[]): Promise<number> {
    for (let campaigns = 1; campaigns <= 30; campaigns += 1) {
      const sender = await this.athlete(`sender${campaigns}`);
      await sender.put('/api/user/email-settings', { repeatDays: 0 });
      const id = await haveDraft(sender, { template: `Coach {{coach_last_name}},\n\nText ${campaigns - 1}.` });
      await sender.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
      const claimed = 'select 1 from campaign_emails e join campaigns c on c.id = e.campaign_id where c.id = $1 and claimed_by is not null';
      await until(async () => (await this.query(claimed, [id])).length > 0);
      if ((await this.query('select distinct claimed_by from campaign_emails where claimed_by is not null')).length > 1) return campaigns;
    }
    throw new Error('one process took every campaign');
  }

  /** Resolves when nothing is queued or being sent; an email that could not be sent for now waits half a minute, or longer. */
  async settled(): Promise<void> {
    await until(async () => {
      const { queued = 0, sending = 0 } = await this.statuses();
      return queued + sending === 0;
    }, 180_000);
  }

  /** What arrived: address and text. */
  arrived(): string[] {
    return this.sink.mails.map(({ to, text }) => `${to[0]} ${/Text \d+/.exec(text)?.[0]}`);
  }

  async query<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.client.query<T>(text, values)).rows;
  }

  /** How many emails have each status. */
  async statuses(): Promise<Record<string, number>> {
    const rows = await this.query<{ status: string; n: number }>('select status, count(*)::int n from campaign_emails group by status');
    return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  }

  async stop(): Promise<void> {
    for (const server of this.servers) await server.stop();
    await this.client.end().catch(() => undefined);
    await this.pooler?.stop();
    await this.stored.line?.cut();
    await this.sink.stop();
    await this.stored.database.drop();
    await rm(this.stored.dataDir, { recursive: true, force: true });
  }
}
