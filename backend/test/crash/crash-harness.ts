import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { haveCoaches, haveDraft, campaignOf, emailsOf, type CampaignEmail } from '../campaigns/campaign-world.js';
import { Agent } from '../support/agent.js';
import { seededRandom } from '../support/seeded-random.js';
import { ServerProcess } from '../support/server-process.js';
import { createStartedDatabase } from '../support/test-database.js';

/** A way out under test: what the server needs to know of it, and what has really arrived at the other end. */
export interface CrashGateway {
  env: Record<string, string>;
  /** Whether the server can find out what became of an unknown mail; then none may stay unknown. */
  canLookUp: boolean;
  /** What the athlete does before sending, for example connecting the way. */
  prepare?(athlete: Agent): Promise<void>;
  /** The request that starts the send; a plain Send unless given. */
  start?(athlete: Agent, campaignId: string, coachIds: number[]): Promise<{ status: number }>;
  /** How long the way waits before it calls an email absent; the run does not wait for it. */
  settleMs?: number;
  /** Address of every email that arrived, one entry for each time. */
  arrived(serverUrl: string): string[] | Promise<string[]>;
}

export interface CrashRun {
  emails: CampaignEmail[];
  arrived: string[];
  /** Counts as the campaign list shows them. */
  shown: { sent: number; kept: number; failed: number; unknown: number; queued: number; sending: number; total: number };
  kills: number;
  /** Everything that the server printed. */
  output: string;
}

export interface CrashPlan {
  mails: number;
  kills: number;
  /** Same seed, same moments. */
  seed: number;
  /** How long after being ready the server lives, at most. */
  maxLifeMs: number;
}

/** Kills the real server with -9 at random moments of a send, starts it again each time, and lets it finish. */
export async function crashWhileSending(gateway: CrashGateway, plan: CrashPlan): Promise<CrashRun> {
  const database = await createStartedDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'recruit-crash-'));
  const server = await ServerProcess.start({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: 'admin-password',
    LOG_LEVEL: 'warn',
    SEND_UNDO_S: '0',
    ...gateway.env,
  });
  try {
    const athlete = await signUp(server.url);
    const admin = new Agent(server.url);
    await admin.post('/api/login', { username: 'admin', password: 'admin-password' });
    const coachIds = await haveCoaches(admin, athlete, plan.mails);
    await gateway.prepare?.(athlete);
    const id = await haveDraft(athlete);
    const { status } = await (gateway.start ?? plainSend)(athlete, id, coachIds);
    if (status !== 200) throw new Error(`sending answered ${status}`);
    const kills = await killAndRestart(server, plan, async () => settled(athlete, id));
    await until(async () => {
      if (gateway.settleMs) await letTimePass(database.url, gateway.settleMs);
      return settled(athlete, id, gateway.canLookUp);
    });
    return { ...(await outcome(athlete, id, gateway)), kills, output: server.output };
  } finally {
    await server.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function plainSend(athlete: Agent, campaignId: string, selectedCoachIds: number[]): Promise<{ status: number }> {
  return athlete.post(`/api/user/campaigns/${campaignId}/send`, { selectedCoachIds });
}

/** Unknown emails were claimed that much longer ago; those of the living are left alone. */
async function letTimePass(databaseUrl: string, ms: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `update campaign_emails set claimed_at = claimed_at - $1 * interval '1 ms' where status = 'unknown' and claimed_at > now() - $1 * interval '1 ms'`,
    [ms],
  );
  await client.end();
}

async function signUp(url: string): Promise<Agent> {
  const athlete = new Agent(url);
  const account = { username: 'marcus', email: 'marcus@example.org', password: 'touchdown' };
  await athlete.post('/api/register', account);
  return athlete;
}

/** Kills as often as planned, or fewer times when everything is sent before. Answers how often. */
async function killAndRestart(server: ServerProcess, plan: CrashPlan, done: () => Promise<boolean>): Promise<number> {
  const random = seededRandom(plan.seed);
  for (let kill = 0; kill < plan.kills; kill += 1) {
    await new Promise((resume) => setTimeout(resume, Math.floor(random() * plan.maxLifeMs)));
    if (await done()) return kill;
    await server.kill('SIGKILL');
    await server.restart();
  }
  return plan.kills;
}

/** Nothing waits and nothing is under way: each email is sent, refused, or unknown for good. */
async function settled(athlete: Agent, id: string, alsoUnknown = false): Promise<boolean> {
  const { queuedCount, sendingCount, unknownCount } = await campaignOf(athlete, id);
  return queuedCount + sendingCount + (alsoUnknown ? unknownCount : 0) === 0;
}

async function outcome(athlete: Agent, id: string, gateway: CrashGateway): Promise<Omit<CrashRun, 'kills' | 'output'>> {
  const campaign = await campaignOf(athlete, id);
  return {
    emails: await emailsOf(athlete, id),
    arrived: await gateway.arrived(athlete.url),
    shown: {
      sent: campaign.sentCount,
      kept: campaign.keptCount,
      failed: campaign.failedCount,
      unknown: campaign.unknownCount,
      queued: campaign.queuedCount,
      sending: campaign.sendingCount,
      total: campaign.totalCount,
    },
  };
}

async function until(condition: () => Promise<boolean>, withinMs = 120_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not settled within ${withinMs / 1000} s`);
    await new Promise((resume) => setTimeout(resume, 100));
  }
}
