import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { haveCoaches } from '../campaigns/campaign-world.js';
import { Agent, type Answer } from '../support/agent.js';
import { seededRandom } from '../support/seeded-random.js';
import { ServerProcess } from '../support/server-process.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { createStartedDatabase, type TestDatabase } from '../support/test-database.js';

const SLOW_MS = 150;

/** A server that is killed with -9 in the middle of what it does, with one athlete who sends by SMTP. */
export class CrashWorld {
  kills = 0;
  private readonly random: () => number;

  private constructor(
    readonly server: ServerProcess,
    readonly sink: SmtpSink,
    readonly athlete: Agent,
    private readonly stored: { database: TestDatabase; client: Client; dataDir: string; coachIds: number[] },
    seed: number,
  ) {
    this.random = seededRandom(seed);
  }

  static async start(coaches: number, seed: number): Promise<CrashWorld> {
    const sink = await SmtpSink.start();
    sink.behave(/./, { kind: 'slow', ms: SLOW_MS });
    const database = await createStartedDatabase();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'recruit-crash-'));
    const server = await ServerProcess.start({
      ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, ADMIN_PASSWORD: 'admin-password', LOG_LEVEL: 'warn' },
      ...{ SEND_UNDO_S: '0', SMTP_URL: sink.url, REQUIRE_VERIFIED_EMAIL: 'off', SMTP_ATHLETE_DAILY_CAP: '0', RATE_LIMITS: 'off' },
    });
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const athlete = new Agent(server.url);
    await signIn(() => athlete.post('/api/register', { username: 'marcus', email: 'marcus@example.org', password: 'touchdown' }));
    const admin = new Agent(server.url);
    await signIn(() => admin.post('/api/login', { username: 'admin', password: 'admin-password' }));
    const coachIds = (await haveCoaches(admin, athlete, coaches)).slice(0, coaches);
    return new CrashWorld(server, sink, athlete, { database, client, dataDir, coachIds }, seed);
  }

  get coachIds(): number[] {
    return this.stored.coachIds;
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.stored.client.end();
    await this.sink.stop();
    await this.stored.database.drop();
    await rm(this.stored.dataDir, { recursive: true, force: true });
  }

  async query<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.stored.client.query<T>(text, values)).rows;
  }

  /** Kills the server so many times, each time a random moment after another email has arrived; fewer when nothing waits any more. */
  async killWhileLeaving(times: number, mostMs: number): Promise<void> {
    for (let kill = 0; kill < times; kill += 1) {
      const before = this.sink.mails.length;
      await until(async () => this.sink.mails.length > before || (await this.isIdle()));
      if (await this.isIdle()) return;
      await new Promise((resume) => setTimeout(resume, this.random() * mostMs));
      await this.killNow();
    }
  }

  async killNow(): Promise<void> {
    await this.server.kill('SIGKILL');
    this.kills += 1;
    await this.server.restart();
  }

  /** Resolves when nothing leaves and nothing that is due waits. */
  async settled(): Promise<void> {
    await until(() => this.isIdle());
  }

  private async isIdle(): Promise<boolean> {
    const [row] = await this.query<{ busy: boolean }>(
      `select exists (select from campaign_emails e join campaigns c on c.id = e.campaign_id
         where e.status = 'sending' or (e.status = 'queued' and e.due_at <= now() and c.status <> 'paused')) as busy`,
    );
    return row?.busy === false;
  }
}

/** A server that has just started on a busy machine may have no connection to its database free yet, and says 503. */
async function signIn(ask: () => Promise<Answer<unknown>>): Promise<void> {
  let answer: Answer<unknown> | undefined;
  await until(async () => {
    answer = await ask();
    return answer.status !== 503;
  });
  if (!answer || answer.status >= 300) throw new Error(`signing in answered ${answer?.status}: ${JSON.stringify(answer?.body)}`);
}

export async function until(condition: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not so within ${withinMs / 1000} s`);
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
