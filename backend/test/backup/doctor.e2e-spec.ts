import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { SmtpSink } from '../support/smtp-sink.js';
import { createStartedDatabase, type TestDatabase } from '../support/test-database.js';
import { newFolder, query, runCommand } from './backup-world.js';

describe('npm run doctor', () => {
  let database: TestDatabase;
  let sink: SmtpSink;
  let dataDir: string;

  beforeAll(async () => {
    [database, sink, dataDir] = [await createStartedDatabase(), await SmtpSink.start(), await newFolder()];
  });

  afterAll(async () => {
    await sink.stop();
    await database.drop();
  });

  async function look(env: Record<string, string> = {}) {
    const { code, output } = await runCommand('doctor', [], { DATABASE_URL: database.url, DATA_DIR: dataDir, SMTP_URL: sink.url, ...env });
    const lines = Object.fromEntries(
      output
        .trim()
        .split('\n')
        .map((line) => [line.slice(6, 18).trim(), line]),
    );
    return { code, lines, output };
  }

  it('O-07 a place that is well: Node, disk, folder, database, tables, clock and mail are ok, exit status 0', async () => {
    await runCommand('backup', ['--out', path.join(dataDir, 'first.recruit')], { DATABASE_URL: database.url, DATA_DIR: dataDir });
    const { code, lines, output } = await look();
    for (const name of ['node', 'data folder', 'database', 'tables', 'clock', 'backups', 'mail']) expect(lines[name]).toMatch(/^ok /);
    expect(lines['disk']).toMatch(/^(?:ok|warn|fail) .*MB free for/);
    expect(code).toBe(output.includes('fail ') ? 1 : 0);
  });

  it('O-07 says what is wrong and what to do, and exits with 1', async () => {
    const { code, lines } = await look({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SMTP_URL: 'smtp://127.0.0.1:1' });
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

  it('O-07 knows tables that are newer than the code, an interrupted restore, a backup folder that takes nothing, and a variable that is wrong', async () => {
    const odd = await newFolder();
    await mkdir(path.join(odd, 'keys'));
    await writeFile(path.join(odd, 'restore-unfinished'), '');
    await query(database.url, `insert into migrations (timestamp, name) values (1800000000000, 'Tomorrow1800000000000')`);
    const { code, lines, output } = await look({ DATA_DIR: odd, BACKUP_DIR: path.join(odd, 'restore-unfinished', 'backups') });
    expect(output).toMatch(/^fail {2}backup folder .*backups cannot be written\. .*change BACKUP_DIR\.$/m);
    expect(lines['tables']).toMatch(/^fail .*newer than Recruit .*Tomorrow/);
    expect(lines['restore']).toMatch(/^fail /);
    expect(code).toBe(1);
    const wrong = await look({ BACKUP_KEEP: 'many' });
    expect([wrong.code, wrong.lines['settings']]).toEqual([1, expect.stringMatching(/^fail .*BACKUP_KEEP is "many"/)]);
  });
});
