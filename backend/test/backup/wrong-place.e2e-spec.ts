import { readdir } from 'node:fs/promises';
import path from 'node:path';

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
});
