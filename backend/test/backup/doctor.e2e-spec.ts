import { chmod, mkdir, readdir, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { lineOf, type Finding } from '../../src/doctor/finding.js';
import { look as lookAround } from '../../src/doctor/look.js';
import { clockOff } from '../support/clock-off.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { createStartedDatabase, type TestDatabase } from '../support/test-database.js';
import { newFolder, placeWith, query, runCommand } from './backup-world.js';

describe('npm run doctor', () => {
  let database: TestDatabase;
  let sink: SmtpSink;
  let dataDir: string;

  beforeAll(async () => {
    [database, sink] = [await createStartedDatabase(), await SmtpSink.start()];
    ({ dataDir } = await placeWith(database.url));
  });

  afterAll(async () => {
    await sink.stop();
    await database.drop();
  });

  const settings = (env: Record<string, string>) => ({ DATABASE_URL: database.url, DATA_DIR: dataDir, SMTP_URL: sink.url, ...env });

  function read(output: string) {
    const lines = output.trim().split('\n');
    return Object.fromEntries(lines.map((line) => [line.slice(6, 18).trim(), line]));
  }

  /** The command itself: another process, which takes most of the time. */
  async function command(env: Record<string, string> = {}) {
    const { code, output } = await runCommand('doctor', [], settings(env));
    return { code, lines: read(output), output };
  }

  /** What it prints, without a process for it. */
  async function look(env: Record<string, string> = {}) {
    const findings: Finding[] = await lookAround(settings(env));
    const output = findings.map(lineOf).join('\n');
    return { lines: read(output), output };
  }

  it('O-07 a place that is well: Node, disk, folder, database, tables, clock and mail are ok, exit status 0', async () => {
    await runCommand('backup', ['--out', path.join(dataDir, 'first.recruit')], { DATABASE_URL: database.url, DATA_DIR: dataDir });
    const { code, lines, output } = await command();
    for (const name of ['node', 'data folder', 'database', 'tables', 'clock', 'backups', 'mail']) expect(lines[name]).toMatch(/^ok /);
    expect(lines['disk']).toMatch(/^(?:ok|warn|fail) .*MB free for/);
    expect(code).toBe(output.includes('fail ') ? 1 : 0);
  });

  it('O-07 says what is wrong and what to do, and exits with 1', async () => {
    const { code, lines } = await command({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(lines['database']).toMatch(/^fail .*does not answer: .*Check DATABASE_URL, and that its server runs\.$/);
    expect(lines['mail']).toMatch(/^fail .*127\.0\.0\.1:1 does not take email: .*Check SMTP_URL/);
    expect(code).toBe(1);
  });

  it('O-07 warns of an open data folder, no mail server and no backup', async () => {
    const open = await newFolder();
    await chmod(open, 0o755);
    await query(database.url, `delete from app_state where key = 'backup_made'`);
    const { lines } = await look({ DATA_DIR: open, SMTP_URL: '' });
    expect(lines['data folder']).toMatch(/^warn .*chmod 700/);
    expect(lines['mail']).toMatch(/^warn .*Set SMTP_URL/);
    expect(lines['backups']).toMatch(/^warn .*none was made yet/);
  });

  it('O-07 the room that it tells is that of the disk of DATA_DIR, and of BACKUP_DIR', async () => {
    const { lines } = await look({ BACKUP_DIR: path.join(dataDir, 'backups') });
    const { bavail, bsize } = await statfs(dataDir);
    for (const name of ['disk', 'backup disk']) {
      const told = Number(/(\d+) MB free for/.exec(lines[name] ?? '')?.[1]);
      // Others write meanwhile.
      expect([name, (told * 1e6) / (bavail * bsize)]).toEqual([name, expect.closeTo(1, 0)]);
    }
  });

  it.each([10, -10])('O-07 a clock that is %i minutes off is a failure, with what to do', async (minutes) => {
    const { code, lines } = await command(clockOff(minutes));
    expect(lines['clock']).toMatch(minutes > 0 ? /^fail .* s ahead of the database’s\. .*NTP/ : /^fail .* s behind the database’s\. .*NTP/);
    expect(code).toBe(1);
  });

  it('O-07 a mail server that refuses the name or the password is a failure', async () => {
    const guarded = await SmtpSink.start(0, {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        password === 'right' ? done(null, { user: username }) : done(new Error('no such account')),
    });
    const at = (password: string) => guarded.url.replace('//', `//recruit:${password}@`);
    const [right, wrong] = [await look({ SMTP_URL: at('right') }), await look({ SMTP_URL: at('wrong-password') })];
    await guarded.stop();
    expect(right.lines['mail']).toMatch(/^ok .*127\.0\.0\.1:\d+ answers/);
    expect(wrong.lines['mail']).toMatch(/^fail .*does not take email: .*no such account.*Check SMTP_URL/);
    expect([right.output, wrong.output].join()).not.toContain('wrong-password');
  });

  it('O-07 tables that lack a change are a warning, and a backup of the day that stays away a failure', async () => {
    const last = 'migrations where timestamp = (select max(timestamp) from migrations)';
    const [row] = await query<{ timestamp: string; name: string }>(database.url, `select timestamp, name from ${last}`);
    await query(database.url, `delete from ${last}`);
    const old = { at: new Date(Date.now() - 3 * 86_400_000).toISOString(), file: '/b', bytes: 1, kind: 'daily', isEncrypted: false };
    const put = `insert into app_state (key, value) values ('backup_made', $1) on conflict (key) do update set value = $1`;
    await query(database.url, put, [JSON.stringify(old)]);
    const [daily, byHand] = [await look({ BACKUP_DIR: dataDir }), await look()];
    await query(database.url, 'insert into migrations (timestamp, name) values ($1, $2)', [row?.timestamp, row?.name]);
    expect(daily.lines['tables']).toMatch(/^warn .*changes that are missing: 1\. The next start makes them/);
    expect([daily.lines['backups'], byHand.lines['backups']]).toEqual([expect.stringMatching(/^fail /), expect.stringMatching(/^ok /)]);
  });

  it('O-07 before the first start it says that the database is made then, and makes nothing', async () => {
    const folder = await newFolder();
    const { lines } = await look({ DATABASE_URL: '', DATA_DIR: path.join(folder, 'data') });
    expect([lines['database'], lines['data folder']]).toEqual([
      expect.stringMatching(/^ok .*made at the first start/),
      expect.stringMatching(/^ok .*made at the first start/),
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('O-07 knows tables that are newer than the code, an interrupted restore, a backup folder that takes nothing, and a variable that is wrong', async () => {
    const odd = await newFolder();
    await mkdir(path.join(odd, 'keys'));
    await writeFile(path.join(odd, 'restore-unfinished'), '');
    await query(database.url, `insert into migrations (timestamp, name) values (1800000000000, 'Tomorrow1800000000000')`);
    const { lines, output } = await look({ DATA_DIR: odd, BACKUP_DIR: path.join(odd, 'restore-unfinished', 'backups') });
    expect(output).toMatch(/^fail {2}backup folder .*backups cannot be written\. .*change BACKUP_DIR\.$/m);
    expect(lines['tables']).toMatch(/^fail .*newer than Recruit .*Tomorrow/);
    expect(lines['restore']).toMatch(/^fail /);
    const wrong = await command({ BACKUP_KEEP: 'many' });
    expect([wrong.code, wrong.lines['settings']]).toEqual([1, expect.stringMatching(/^fail .*BACKUP_KEEP is "many"/)]);
  });
});
