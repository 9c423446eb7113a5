import { chmod, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { lineOf } from '../../src/doctor/finding.js';
import { look } from '../../src/doctor/look.js';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/start-embedded-postgres.js';
import { haveCoaches, haveDraft, untilCampaign } from '../campaigns/campaign-world.js';
import { Agent } from '../support/agent.js';
import { pictures } from '../support/pictures.js';
import { ServerProcess } from '../support/server-process.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { contentOf, filesBelow, newFolder, runCommand } from './backup-world.js';

const ADMIN = { username: 'admin', password: 'admin-password' };
const RIVER = { username: 'river', email: 'river@recruit.test', password: 'touchdown' };

/** What the embedded database of a folder holds while no server runs. */
async function stoppedContent(dataDir: string): Promise<Record<string, string>> {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true, log: () => undefined });
  const content = await contentOf(postgres.url);
  await postgres.stop();
  return content;
}

describe('a backup of a running server, restored on an empty machine', () => {
  let sink: SmtpSink;
  let from: string;
  let to: string;
  let server: ServerProcess;
  let restored: ServerProcess | undefined;
  let river: Agent;
  let campaign: string;
  let coachIds: number[];
  let whileRunning: string;
  let whileStopped: string;
  let before: Record<string, string>;

  const env = (dataDir: string) => ({
    ...{ DATA_DIR: dataDir, SMTP_URL: sink.url, ADMIN_PASSWORD: ADMIN.password },
    ...{ LOG_LEVEL: 'warn', RATE_LIMITS: 'off', SEND_UNDO_S: '0', REQUIRE_VERIFIED_EMAIL: 'off' },
  });

  async function addPhoto(): Promise<void> {
    const { body } = await river.post<{ uploadURL: string }>('/api/profile-picture/upload-url', {});
    await fetch(body.uploadURL, { method: 'PUT', body: await pictures.phonePhoto(800, 600), headers: { 'sec-fetch-site': 'cross-site' } });
    expect((await river.put('/api/profile-picture', { profileImageUrl: body.uploadURL })).status).toBe(200);
  }

  beforeAll(async () => {
    [sink, from, to] = await Promise.all([SmtpSink.start(), newFolder(), newFolder()]);
    server = await ServerProcess.start(env(from));
    const admin = new Agent(server.url);
    await admin.post('/api/login', ADMIN);
    river = new Agent(server.url);
    expect((await river.post('/api/register', RIVER)).status).toBe(201);
    await addPhoto();
    coachIds = await haveCoaches(admin, river, 3);
    campaign = await haveDraft(river);
    [whileRunning, whileStopped] = [path.join(to, 'running.recruit'), path.join(to, 'stopped.recruit')];
  });

  afterAll(async () => {
    await Promise.all([server.stop(), restored?.stop()]);
    await sink.stop();
    await Promise.all([from, to].map((folder) => rm(folder, { recursive: true, force: true })));
  });

  it('O-06 is one file, made while the server runs', async () => {
    const { code, output } = await runCommand('backup', ['--out', whileRunning], env(from));
    expect(output).toContain('Backup written and read again');
    expect(code).toBe(0);
    expect((await river.get('/api/user')).status).toBe(200);
  });

  /** The lines of the doctor about the embedded database, and the rights of its folder. */
  async function examined(): Promise<string[]> {
    const lines = (await look(env(from))).map(lineOf).filter((line) => /^.{6}(?:data folder|database|tables|clock) /.test(line));
    return [...lines, ((await stat(from)).mode & 0o777).toString(8)];
  }

  it('O-07 the doctor beside it finds it well, and changes nothing, not even rights that it warns of', async () => {
    const seen = await examined();
    expect(seen.slice(0, -1)).toEqual([
      expect.stringMatching(/^ok {4}data folder/),
      expect.stringMatching(/^ok {4}database .*PostgreSQL 17/),
      expect.stringMatching(/^ok {4}clock/),
      expect.stringMatching(/^ok {4}tables/),
    ]);
    const { mode } = await stat(from);
    await chmod(from, 0o755);
    const open = await examined();
    await chmod(from, mode & 0o777);
    expect([open[0], open.at(-1)]).toEqual([expect.stringMatching(/^warn {2}data folder .*chmod 700/), '755']);
    expect((await river.get('/api/user')).status).toBe(200);
  });

  it('O-06 restore refuses a place whose server runs, also with --replace', async () => {
    const { code, output } = await runCommand('restore', [whileRunning, '--replace'], env(from));
    expect([code, output]).toEqual([1, 'A server runs on this database. Stop every one of them, then restore.\n']);
    expect((await river.get('/api/user')).status).toBe(200);
  });

  it('O-06 is made of a stopped place too, encrypted with BACKUP_PASSPHRASE', async () => {
    const seen = await examined();
    await server.stop();
    // Stopped, too, it finds it well, and starts it no longer than it looks.
    expect(await examined()).toEqual(seen);
    before = await stoppedContent(from);
    const missing = await runCommand('backup', ['--out', whileStopped, '--encrypt'], env(from));
    expect([missing.code, missing.output]).toEqual([1, expect.stringContaining('BACKUP_PASSPHRASE')]);
    const sealed = { ...env(from), BACKUP_PASSPHRASE: 'correct horse battery' };
    const { code, output } = await runCommand('backup', ['--out', whileStopped, '--encrypt'], sealed);
    expect([code, output]).toEqual([0, expect.stringContaining('Backup written')]);
    const open = await runCommand('restore', [whileStopped], env(to));
    expect([open.code, open.output]).toEqual([1, expect.stringContaining('This backup is encrypted')]);
  });

  it('O-06 an empty place gets every row of every table and every byte of every file', async () => {
    const { code, output } = await runCommand('restore', [whileStopped], { ...env(to), BACKUP_PASSPHRASE: 'correct horse battery' });
    expect([code, output]).toEqual([0, expect.stringContaining('Restored what Recruit')]);
    expect(await stoppedContent(to)).toEqual(before);
    for (const folder of ['pictures', 'uploads', 'keys']) {
      expect(await filesBelow(path.join(to, folder))).toEqual(await filesBelow(path.join(from, folder)));
    }
    expect(Object.keys(await filesBelow(path.join(to, 'pictures')))).toHaveLength(2);
  });

  it('O-06 whoever was signed in still is, sees the photo, and sends', async () => {
    restored = await ServerProcess.start(env(to));
    Object.assign(river, { url: restored.url });
    const { status, body } = await river.get<{ profileImageUrl: string }>('/api/user');
    expect(status).toBe(200);
    expect((await fetch(restored.url + body.profileImageUrl)).status).toBe(200);
    expect((await river.post(`/api/user/campaigns/${campaign}/send`, { selectedCoachIds: coachIds })).status).toBe(200);
    await untilCampaign(river, campaign, ({ status: now }) => now === 'completed');
    expect(sink.mails).toHaveLength(3);
  });

  it('O-06 restore loses accounts only with --replace, and then is the backup', async () => {
    await restored?.stop();
    const refused = await runCommand('restore', [whileRunning], env(to));
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('--replace')]);
    const { code } = await runCommand('restore', [whileRunning, '--replace'], env(to));
    expect(code).toBe(0);
    const { campaign_emails: emails, users } = await stoppedContent(to);
    expect([emails, users]).toEqual([before['campaign_emails'], before['users']]);
  });
});
