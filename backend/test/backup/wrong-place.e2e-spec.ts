import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { makeBackup } from '../../src/platform/backup/index.js';
import { createStartedDatabase, type TestDatabase } from '../support/test-database.js';
import { newFolder, placeWith, runCommand } from './backup-world.js';

describe('a command that was given another DATA_DIR than the server, or another file', () => {
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    [database, folder] = [await createStartedDatabase(), await newFolder()];
  });

  afterAll(() => database.drop());

  const backup = (env: Record<string, string>) =>
    runCommand('backup', ['--out', path.join(folder, 'wrong.recruit')], { DATA_DIR: path.join(folder, 'data'), ...env });

  it('O-06 backup says that there is no database, what to set, and makes nothing', async () => {
    const { code, output } = await backup({});
    expect([code, output]).toEqual([1, expect.stringMatching(/^There is no database in \S+\/data\. Set DATA_DIR or DATABASE_URL/)]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('O-06 backup of a database without the keys of its server is refused, with what to set: it would open no mailbox and hold no photo', async () => {
    const { code, output } = await backup({ DATABASE_URL: database.url });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^\S+\/keys does not have the session-secret and the encryption-key .*Set DATA_DIR/),
    ]);
    expect(await readdir(folder)).toEqual([]);
    const keys = { SESSION_SECRET: 's'.repeat(32), ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64') };
    expect((await backup({ DATABASE_URL: database.url, ...keys })).code).toBe(0);
    const { dataDir } = await placeWith(database.url);
    expect(
      (await runCommand('backup', ['--out', path.join(folder, 'b.recruit')], { DATABASE_URL: database.url, DATA_DIR: dataDir })).code,
    ).toBe(0);
  });

  it('O-06 restore says that there is no such file, and how it is called', async () => {
    const env = { DATA_DIR: path.join(folder, 'other') };
    const [none, usage] = [await runCommand('restore', ['/none.recruit'], env), await runCommand('restore', [], env)];
    expect([none.code, none.output]).toEqual([1, 'There is no file /none.recruit.\n']);
    expect([usage.code, usage.output]).toEqual([1, 'Usage: npm run restore -- FILE [--replace]\n']);
  });

  it('O-06 restore makes and changes nothing before the file was found whole: a missing, a cut and a sealed one with another passphrase', async () => {
    const place = await placeWith(database.url);
    const [whole, cut, tight] = ['whole', 'cut', 'tight'].map((name) => path.join(folder, `${name}.recruit`)) as [string, string, string];
    await makeBackup({ place, file: whole, now: new Date() });
    await makeBackup({ place, file: tight, now: new Date(), passphrase: 'a passphrase of this test' });
    await writeFile(cut, (await readFile(whole)).subarray(0, 5_000));
    const other = path.join(folder, 'never');
    const tries = [path.join(folder, 'none'), cut, tight].map((file) =>
      runCommand('restore', [file], { DATA_DIR: other, BACKUP_PASSPHRASE: 'another passphrase' }),
    );
    const said = (await Promise.all(tries)).map(({ output }) => output);
    expect(said).toEqual([
      expect.stringMatching(/^There is no file/),
      expect.stringMatching(/^The backup is (?:cut|damaged)/),
      expect.stringMatching(/^BACKUP_PASSPHRASE is not the passphrase of this backup\.\n$/),
    ]);
    expect(existsSync(other)).toBe(false);
  });
});
