import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { openDatabase } from '../../src/open-database.js';
import { makeBackup } from '../../src/platform/backup/index.js';
import { readConfig } from '../../src/read-config.js';
import { restoreDump } from '../support/restore-dump.js';
import { ServerProcess } from '../support/server-process.js';
import { createEmptyDatabase, type TestDatabase } from '../support/test-database.js';
import { contentOf, newFolder, placeWith, query, restoreInto, runCommand } from './backup-world.js';

const OLD = 'demo-86828b9.sql.gz';
const LAST_OF_OLD = 'SchoolReferences1700000000014';
const NOW = new Date('2026-11-25T10:00:00Z');

describe('the database of an earlier release meets this one', () => {
  let database: TestDatabase;
  let before: Record<string, string>;

  beforeEach(async () => {
    database = await restoreDump(OLD);
    before = await contentOf(database.url);
  });

  afterEach(() => database.drop());

  async function upgrade(env: Record<string, string> = {}) {
    const { close } = await openDatabase(readConfig({ DATABASE_URL: database.url, DATA_DIR: await newFolder(), ...env }));
    await close();
  }

  it('O-07 with BACKUP_DIR a backup is written before the database changes, which puts the old one back', async () => {
    const dir = await newFolder();
    await upgrade({ BACKUP_DIR: dir });
    const [name = '', ...others] = await readdir(dir);
    expect([name, others]).toEqual([expect.stringMatching(/-before-upgrade\.recruit$/), []]);
    const target = await createEmptyDatabase();
    await restoreInto(await placeWith(target.url), path.join(dir, name));
    expect(await contentOf(target.url)).toEqual(before);
    await target.drop();
  });

  it('O-07 nothing is written where nothing changes, or where there is no data', async () => {
    const dir = await newFolder();
    await upgrade();
    await upgrade({ BACKUP_DIR: dir });
    expect(await readdir(dir)).toEqual([]);
    const target = await createEmptyDatabase();
    await openDatabase(readConfig({ DATABASE_URL: target.url, DATA_DIR: await newFolder(), BACKUP_DIR: dir }));
    expect(await readdir(dir)).toEqual([]);
    await target.drop();
  });

  it('O-07 when the backup cannot be written, nothing in the database changes', async () => {
    const file = path.join(await newFolder(), 'a file');
    await writeFile(file, '');
    for (const dir of [file, '/proc/recruit']) {
      await expect(upgrade({ BACKUP_DIR: dir })).rejects.toThrow(`${dir} cannot be used for backups (E`);
    }
    expect(await contentOf(database.url)).toEqual(before);
  });

  it('O-07 a migration that fails in the middle changes nothing, so that the old version starts, and says how to go back', async () => {
    const dir = await newFolder();
    // The last but some migrations make this table; by then most of them have run.
    await query(database.url, 'create table next_games (in_the_way int)');
    before = await contentOf(database.url);
    const failure = await upgrade({ BACKUP_DIR: dir }).catch((error: Error) => error.message);
    const [name = ''] = await readdir(dir);
    expect(failure).toContain('nothing in it was changed (relation "next_games" already exists)');
    expect(failure).toContain(`npm run restore -- ${path.join(dir, name)} --replace puts it back`);
    expect(await contentOf(database.url)).toEqual({ ...before, app_state: expect.any(String) as string });
    const last = await query<{ name: string }>(database.url, 'select name from migrations order by timestamp desc limit 1');
    expect(last).toEqual([{ name: LAST_OF_OLD }]);
    await query(database.url, 'drop table next_games');
    await upgrade();
    expect((await contentOf(database.url))['users']).toMatch(/^2 rows/);
  });

  it('O-07 a database of a newer version is refused with one line, and not touched', async () => {
    await query(database.url, `insert into migrations (timestamp, name) values (1800000000000, 'Tomorrow1800000000000')`);
    before = await contentOf(database.url);
    await expect(upgrade()).rejects.toThrow(
      /^the database is of a newer version: it has the migration Tomorrow1800000000000, which Recruit \S+ does not know/,
    );
    expect(await contentOf(database.url)).toEqual(before);
  });
});

describe('an embedded database of an earlier release', () => {
  it('O-07 is always backed up before it changes, in DATA_DIR/backups, once', async () => {
    const [old, folder] = [await restoreDump(OLD), await newFolder()];
    const [file, dataDir] = [path.join(folder, 'old.recruit'), path.join(folder, 'data')];
    await makeBackup({ place: await placeWith(old.url), file, now: NOW });
    await mkdir(dataDir);
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
    expect((await runCommand('restore', [file], env)).code).toBe(0);
    for (let start = 0; start < 2; start += 1) await (await ServerProcess.start(env)).stop();
    expect(await readdir(path.join(dataDir, 'backups'))).toEqual([expect.stringMatching(/-before-upgrade\.recruit$/)]);
    await old.drop();
  });
});
