import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { haveCoaches } from '../campaigns/campaign-world.js';
import { Agent } from '../support/agent.js';
import { PgBouncer } from '../support/pgbouncer.js';
import { ServerProcess } from '../support/server-process.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

export interface GroupOptions {
  /** The role of each process. */
  roles: ('all' | 'web' | 'worker')[];
  /** Further variables of all. */
  env?: Record<string, string>;
  /** How long the mail server takes for each email. */
  slowMs?: number;
  pooled?: boolean;
}

/** Several server processes on one database, through PgBouncer if asked for, and one athlete who sends by SMTP. */
export class ServerGroup {
  private constructor(
    readonly servers: ServerProcess[],
    readonly sink: SmtpSink,
    readonly pooler: PgBouncer | undefined,
    readonly client: Client,
    private readonly stored: { database: TestDatabase; dataDir: string },
  ) {}

  static async start({ roles, env = {}, slowMs = 0, pooled = false }: GroupOptions): Promise<ServerGroup> {
    const sink = await SmtpSink.start();
    if (slowMs > 0) sink.behave(/./, { kind: 'slow', ms: slowMs });
    const database = await createTestDatabase();
    const pooler = pooled ? await PgBouncer.start(database.url) : undefined;
    const dataDir = await mkdtemp(path.join(tmpdir(), 'recruit-group-'));
    const addresses = { DATABASE_URL: pooler?.url ?? database.url, DATABASE_DIRECT_URL: database.url };
    const servers: ServerProcess[] = [];
    for (const ROLE of roles) {
      servers.push(
        await ServerProcess.start({
          ...{ ...addresses, ROLE, DATA_DIR: dataDir, ADMIN_PASSWORD: 'admin-password', LOG_LEVEL: 'warn', SEND_UNDO_S: '0' },
          ...{ SMTP_URL: sink.url, REQUIRE_VERIFIED_EMAIL: 'off', SMTP_ATHLETE_DAILY_CAP: '0', RATE_LIMITS: 'off', ...env },
        }),
      );
    }
    const client = new Client({ connectionString: database.url });
    // A test ends its database's connections.
    client.on('error', () => undefined);
    await client.connect();
    return new ServerGroup(servers, sink, pooler, client, { database, dataDir });
  }

  at(place: number): ServerProcess {
    const server = this.servers[place];
    if (!server) throw new Error(`there is no server ${place}`);
    return server;
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
    await this.sink.stop();
    await this.stored.database.drop();
    await rm(this.stored.dataDir, { recursive: true, force: true });
  }
}
