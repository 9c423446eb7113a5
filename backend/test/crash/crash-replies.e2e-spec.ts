import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { emailsOf, haveCoaches, haveDraft, untilCampaign } from '../campaigns/campaign-world.js';
import { reply } from '../gmail/coach-mails.js';
import { connectGmail } from '../gmail/connect-gmail.js';
import { GmailStandIn } from '../gmail/gmail-stand-in.js';
import type { StandInMailbox } from '../gmail/stand-in-mailbox.js';
import { Agent } from '../support/agent.js';
import { seededRandom } from '../support/seeded-random.js';
import { soakElse } from '../support/soak-round.js';
import { ServerProcess } from '../support/server-process.js';
import { createStartedDatabase, type TestDatabase } from '../support/test-database.js';

const MAILS = 30;
const KILLS = 6;
/** After so many looks that a kill really interrupted no more are killed. */
const ENOUGH = soakElse(KILLS, 2);
const MOST_LIFE_MS = 900;

describe('killed with -9 at random moments of a look into a mailbox', () => {
  let standIn: GmailStandIn;
  let database: TestDatabase;
  let dataDir: string;
  let server: ServerProcess;
  let athlete: Agent;
  let campaign: string;
  let mailbox: StandInMailbox;
  let interrupted = 0;

  beforeAll(async () => {
    standIn = await GmailStandIn.start();
    database = await createStartedDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'recruit-crash-'));
    server = await ServerProcess.start({
      ...standIn.env,
      ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, ADMIN_PASSWORD: 'admin-password', LOG_LEVEL: 'warn' },
      ...{ SEND_UNDO_S: '0', GMAIL_SEND_INTERVAL_MS: '0', RATE_LIMITS: 'off', REPLY_POLL_INTERVAL_S: '86400' },
    });
    await sendAll();
    await ask();
    mailbox.pageSize = 7;
    for (const mail of mailbox.sent) await mailbox.deliver(reply(mail));
    standIn.latencyMs = 40;
    const random = seededRandom(20261121);
    for (let kill = 0; kill < KILLS && interrupted < ENOUGH; kill += 1) {
      const check = ask();
      await new Promise((resume) => setTimeout(resume, random() * MOST_LIFE_MS));
      await server.kill('SIGKILL');
      if ((await check) === 0) interrupted += 1;
      await server.restart();
    }
    standIn.latencyMs = 0;
    while ((await repliedMails()) < MAILS) expect(await ask()).toBe(200);
    await ask();
  }, 600_000);

  afterAll(async () => {
    await server.stop();
    await standIn.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function sendAll(): Promise<void> {
    athlete = new Agent(server.url);
    await athlete.post('/api/register', { username: 'marcus', email: 'marcus@example.org', password: 'touchdown' });
    mailbox = standIn.addAccount('marcus@gmail.example');
    await connectGmail(athlete, standIn, 'marcus@gmail.example');
    const admin = new Agent(server.url);
    await admin.post('/api/login', { username: 'admin', password: 'admin-password' });
    const coachIds = await haveCoaches(admin, athlete, MAILS);
    campaign = await haveDraft(athlete);
    await athlete.post(`/api/user/campaigns/${campaign}/send`, { selectedCoachIds: coachIds });
    await untilCampaign(athlete, campaign, ({ status }) => status === 'completed', 60_000);
  }

  /** Status of a check; 0 when the server died over it. */
  async function ask(): Promise<number> {
    return athlete.post('/api/emails/check-replies').then(
      ({ status }) => status,
      () => 0,
    );
  }

  const emails = () => emailsOf(athlete, campaign);
  const repliedMails = async () => (await emails()).filter(({ status }) => status === 'replied').length;

  it('G-05 the server was really killed in the middle, again and again', () => {
    expect(interrupted).toBeGreaterThanOrEqual(2);
  });

  it('G-05 no answer is lost', async () => {
    expect(await repliedMails()).toBe(MAILS);
  });

  it('G-05 X-07 no answer counts twice', async () => {
    const { body } = await athlete.get<{ replyCount: number; sentCount: number }[]>('/api/user/campaigns');
    expect(body[0]).toMatchObject({ replyCount: MAILS, sentCount: MAILS });
    const schools = new Set((await emails()).map(({ coach }) => coach.school.name));
    const { body: all } = await athlete.get<{ id: number; name: string }[]>('/api/schools');
    let announced = 0;
    for (const { id } of all.filter(({ name }) => schools.has(name))) {
      const { body: timeline } = await athlete.get<{ entries: { kind: string }[] }>(`/api/schools/${id}/timeline?limit=200`);
      announced += timeline.entries.filter(({ kind }) => kind === 'mail_replied').length;
    }
    expect(announced).toBe(MAILS);
  });
});
