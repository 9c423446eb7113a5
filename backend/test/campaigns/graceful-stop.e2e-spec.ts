import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Agent } from '../support/agent.js';
import { ServerProcess } from '../support/server-process.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { createStartedDatabase, type TestDatabase } from '../support/test-database.js';
import { campaignOf, haveCoaches, haveDraft, untilCampaign } from './campaign-world.js';

const MAILS = 300;

describe('a server that is asked to stop in the middle of a 300-mail send over SMTP', () => {
  let sink: SmtpSink;
  let database: TestDatabase;
  let dataDir: string;
  let server: ServerProcess;
  let athlete: Agent;
  let campaign: string;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    sink.behave(/./, { kind: 'slow', ms: 60 });
    database = await createStartedDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'recruit-stop-'));
    server = await ServerProcess.start({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'admin-password',
      SEND_UNDO_S: '0',
      SMTP_URL: sink.url,
      SMTP_ATHLETE_DAILY_CAP: '0',
      REQUIRE_VERIFIED_EMAIL: 'off',
    });
    athlete = new Agent(server.url);
    await athlete.post('/api/register', { username: 'marcus', email: 'marcus@recruit.test', password: 'touchdown' });
    const admin = new Agent(server.url);
    await admin.post('/api/login', { username: 'admin', password: 'admin-password' });
    const coachIds = await haveCoaches(admin, athlete, MAILS);
    campaign = await haveDraft(athlete);
    await athlete.post(`/api/user/campaigns/${campaign}/send`, { selectedCoachIds: coachIds });
  });

  afterAll(async () => {
    await server.stop();
    await sink.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Asks twice, as npm and a terminal do, and answers how the server ended. */
  async function stopMidway(atLeastSent: number): Promise<number | null> {
    await untilCampaign(athlete, campaign, ({ sentCount }) => sentCount > atLeastSent);
    process.kill(server.pid, 'SIGTERM');
    return server.kill('SIGTERM');
  }

  it('C-04 ends with status 0 and leaves no email under way or unknown, also when it is asked again and again', async () => {
    for (const atLeastSent of [5, 60]) {
      expect(await stopMidway(atLeastSent)).toBe(0);
      await server.restart();
      const after = await campaignOf(athlete, campaign);
      expect(after).toMatchObject({ status: 'active', unknownCount: 0, failedCount: 0 });
      expect(after.queuedCount).toBeGreaterThan(0);
    }
  });

  it('C-04 sends the rest after the restart, each email once', async () => {
    const done = await untilCampaign(athlete, campaign, ({ status }) => status === 'completed', 60_000);
    expect(done).toMatchObject({ sentCount: MAILS, unknownCount: 0, failedCount: 0 });
    const addresses = sink.mails.flatMap(({ to }) => to);
    expect([addresses.length, new Set(addresses).size]).toEqual([MAILS, MAILS]);
  }, 70_000);
});
