import { createWriteStream, existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';

import { ArchiveWriter, newFile } from '../../src/platform/backup/archive/archive-writer.js';
import type { Manifest } from '../../src/platform/backup/archive/manifest.js';
import { makeBackup, type Place } from '../../src/platform/backup/index.js';
import { openDatabase } from '../../src/open-database.js';
import { readConfig } from '../../src/read-config.js';
import { createEmptyDatabase, createStartedDatabase, type TestDatabase } from '../support/test-database.js';
import {
  contentOf,
  filesBelow,
  newFolder,
  NOTHING_TO_SETTLE,
  placeWith,
  query,
  restoreInto,
  runCommand,
  startCommand,
} from './backup-world.js';
import { sealQuickly } from './quick-seal.js';
import { restoreBackup } from '../../src/platform/backup/restore-backup.js';

const PASSPHRASE = 'correct horse battery';
const NOW = new Date('2026-11-25T10:00:00Z');

describe('a backup that meets a fault', () => {
  sealQuickly();

  let database: TestDatabase;
  let place: Place;
  let folder: string;
  let plain: string;
  let sealed: string;

  beforeAll(async () => {
    database = await createStartedDatabase();
    place = await placeWith(database.url);
    folder = await newFolder();
    [plain, sealed] = [path.join(folder, 'plain.recruit'), path.join(folder, 'sealed.recruit')];
    await writeFile(path.join(place.dataDir, 'keys', 'note'), 'x');
    await makeBackup({ place, file: plain, now: NOW });
    await makeBackup({ place, file: sealed, now: NOW, passphrase: PASSPHRASE });
  });

  afterAll(async () => {
    await database.drop();
    await Promise.all([folder, place.dataDir].map((one) => rm(one, { recursive: true, force: true })));
  });

  /** What a restore says, which must never have come as far as to open a place. */
  async function refusalOf(file: string, passphrase?: string): Promise<string> {
    const openPlace = () => Promise.reject(new Error('the place was opened'));
    const order = { file, passphrase, replace: true, openPlace, settle: NOTHING_TO_SETTLE };
    return restoreBackup(order).then(
      () => 'restored',
      (error: Error) => error.message,
    );
  }

  async function changed(file: string, at: number): Promise<string> {
    const copy = path.join(folder, 'changed.recruit');
    const bytes = await readFile(file);
    bytes[at] = (bytes[at] ?? 0) ^ 0x10;
    await writeFile(copy, bytes);
    return copy;
  }

  it.each(['plain', 'sealed'])(
    'O-06 a %s file with one changed byte is refused, wherever it is, before anything is touched',
    async (kind) => {
      const [file, passphrase] = kind === 'plain' ? [plain] : [sealed, PASSPHRASE];
      const { size } = await stat(file);
      const step = Math.floor(size / (kind === 'plain' ? 60 : 5));
      const first = kind === 'plain' ? 10 : 0;
      const places = [
        ...Array.from({ length: first }, (_, at) => at),
        // Before the eight bytes of the sum some bits of a byte may be filling that says nothing: with another one the content is the same.
        ...Array.from({ length: size }, (_, at) => at).filter((at) => at % step === 0 && at !== size - 9),
      ];
      for (const at of [...places, size - 1])
        expect(await refusalOf(await changed(file, at), passphrase)).toMatch(/damaged|cut|no backup|passphrase/);
    },
  );

  it.each([0, 9, 100, 0.3, 0.999])('O-06 a file cut at %s is refused before anything is touched', async (at) => {
    for (const [file, passphrase] of [[plain], [sealed, PASSPHRASE]] as const) {
      const copy = path.join(folder, 'cut.recruit');
      await writeFile(copy, await readFile(file));
      await truncate(copy, at < 1 ? Math.floor((await stat(file)).size * at) : at);
      expect(await refusalOf(copy, passphrase)).toMatch(/damaged|cut|no backup/);
    }
  });

  it('O-06 what is kept elsewhere is in the manifest, and said by the command and by the restore', async () => {
    const file = path.join(folder, 'bucket.recruit');
    const secrets = { SESSION_SECRET: 's'.repeat(32), ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64') };
    const env = { DATABASE_URL: database.url, DATA_DIR: await newFolder(), ...secrets };
    const made = await runCommand('backup', ['--out', file], { ...env, GCS_BUCKET: 'film-room', BACKUP_BUCKET: 'off' });
    const target = await createEmptyDatabase();
    const restored = await runCommand('restore', [file], { ...env, DATABASE_URL: target.url, DATA_DIR: await newFolder() });
    for (const words of ['SESSION_SECRET and ENCRYPTION_KEY are set by the operator', 'photos are in the bucket film-room']) {
      expect([made.output, restored.output]).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
    }
    expect([made.code, restored.code]).toEqual([0, 0]);
    await target.drop();
  });

  it('O-06 a file with something behind its end is refused', async () => {
    const copy = path.join(folder, 'longer.recruit');
    await writeFile(copy, Buffer.concat([await readFile(plain), Buffer.from('more')]));
    expect(await refusalOf(copy)).toMatch(/damaged/);
  });

  it('O-06 a wrong passphrase, and none, are refused before anything is touched', async () => {
    expect(await refusalOf(sealed, 'another horse battery')).toBe('BACKUP_PASSPHRASE is not the passphrase of this backup.');
    expect(await refusalOf(sealed)).toMatch(/^This backup is encrypted\. Set BACKUP_PASSPHRASE/);
  });

  const HEAD = { product: 'recruit', format: 1, appVersion: '99.1.0', lastMigration: '', createdAt: NOW.toISOString() };

  async function written(head: object, manifest: object, parts: [string, string][] = []): Promise<string> {
    const file = path.join(folder, `made-${Math.random()}.recruit`);
    const archive = new ArchiveWriter(newFile(file));
    await archive.addBytes('head.json', Buffer.from(JSON.stringify(head)));
    for (const [name, text] of parts) await archive.addBytes(name, Buffer.from(text));
    await archive.addBytes('manifest.json', Buffer.from(JSON.stringify(manifest)));
    await archive.close();
    return file;
  }

  const MANIFEST: Manifest = {
    ...HEAD,
    product: 'recruit',
    migrations: [],
    tables: [],
    sequences: [],
    files: [],
    elsewhere: [],
    keyPrints: [],
    parts: [],
  };

  it('O-06 a part that differs from the checksum in the list, or is missing, is refused by its name', async () => {
    const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    const [name, list] = ['database/users/000000.copy', { ...MANIFEST, parts: [{ name: 'database/users/000000.copy', sha256, bytes: 3 }] }];
    const found = [[], [[name, 'abd']]] as [string, string][][];
    for (const parts of found)
      expect(await refusalOf(await written(HEAD, list, parts))).toMatch(/users\/000000\.copy is not what its list/);
  });

  it('O-06 a backup of a newer version is refused before anything is touched', async () => {
    const later = { ...HEAD, lastMigration: 'Tomorrow1800000000000' };
    expect(await refusalOf(await written(later, { ...MANIFEST, ...later, migrations: [later.lastMigration] }))).toMatch(
      /made by Recruit 99\.1\.0 with the migration Tomorrow1800000000000, which Recruit \S+ does not know/,
    );
    expect(await refusalOf(await written({ ...HEAD, format: 2 }, {}))).toMatch(/made by Recruit 99\.1\.0, which is newer/);
  });

  it('O-06 a file that names a path outside its folders is refused', async () => {
    for (const name of ['pictures/../../../etc/passwd', '/etc/passwd', 'pg17/cluster/postgresql.conf', 'pictures/a/../../keys/x']) {
      const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
      const file = await written(HEAD, { ...MANIFEST, files: [{ path: name, sha256, bytes: 3 }] }, [[`files/${sha256}`, 'abc']]);
      expect(await refusalOf(file)).toMatch(/damaged: manifest\.json cannot be read/);
    }
  });

  it('O-06 a full disk while it is written is said, and leaves no file', async () => {
    const file = path.join(folder, 'full.recruit');
    const full = () => createWriteStream('/dev/full');
    await expect(makeBackup({ place, file, now: NOW, sinkOf: full })).rejects.toThrow(
      /^The disk is full: \S+full\.recruit was not written/,
    );
    await expect(makeBackup({ place, file, now: NOW, sinkOf: full, passphrase: PASSPHRASE })).rejects.toThrow(/^The disk is full/);
    expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([]);
    expect(await readdir(path.join(place.dataDir, 'tmp'))).toEqual([]);
  });

  it('O-06 a database that has no space left is backed up all the same, and the command says what Operations will not show', async () => {
    const full = await createStartedDatabase();
    await query(
      full.url,
      `create function no_space() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger full_disk before insert on app_state for each row execute function no_space()`,
    );
    const file = path.join(folder, 'of-full.recruit');
    const { code, output } = await runCommand('backup', ['--out', file], { DATABASE_URL: full.url, DATA_DIR: place.dataDir });
    expect([code, output]).toEqual([0, expect.stringMatching(/^Backup written and read again.*Operations will not show it: could not/s)]);
    expect(existsSync(file)).toBe(true);
    await full.drop();
  });

  it.each([undefined, PASSPHRASE])(
    'O-06 a disk that keeps other bytes than it was given is noticed, and no file gets the name (%s)',
    async (passphrase) => {
      const file = path.join(folder, 'other.recruit');
      // One byte in the middle is another on the disk.
      const wrong = (draft: string) => {
        const disk = newFile(draft);
        let at = 0;
        return new Writable({
          write(chunk: Buffer, _encoding, done) {
            const copy = Buffer.from(chunk);
            if (at <= 5_000 && at + copy.length > 5_000) copy[5_000 - at] = (copy[5_000 - at] ?? 0) ^ 0x10;
            at += chunk.length;
            disk.write(copy, done);
          },
          final: (done) => void disk.end(done),
        });
      };
      await expect(makeBackup({ place, file, now: NOW, sinkOf: wrong, passphrase })).rejects.toThrow(/damaged|cut/);
      expect((await readdir(folder)).filter((name) => name.startsWith('other'))).toEqual([]);
    },
  );

  it('O-06 a file that is there already is not overwritten, and a folder that is not there is said', async () => {
    await expect(makeBackup({ place, file: plain, now: NOW })).rejects.toThrow(/is there already/);
    await expect(makeBackup({ place, file: path.join(folder, 'none', 'a'), now: NOW })).rejects.toThrow(/cannot be written \(ENOENT\)/);
  });

  it('O-06 killed with -9 it leaves no file that looks whole, and the next one is made', async () => {
    await query(
      database.url,
      `insert into app_state (key, value) select 'row ' || n, to_jsonb(repeat(md5(n::text), 20)) from generate_series(1, 50000) n`,
    );
    const file = path.join(folder, 'killed.recruit');
    const env = { DATABASE_URL: database.url, DATA_DIR: place.dataDir };
    const child = startCommand('backup', ['--out', file], env);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    const left = async () => (await readdir(folder)).filter((name) => name.startsWith('killed'));
    while ((await left()).length === 0 && child.exitCode === null) await new Promise((resume) => setImmediate(resume));
    child.kill('SIGKILL');
    await gone;
    expect(existsSync(file)).toBe(false);
    for (const name of await left()) expect(await refusalOf(path.join(folder, name))).toMatch(/damaged|cut|no backup/);
    const { code, output } = await runCommand('backup', ['--out', file], env);
    expect([code, output]).toEqual([0, expect.stringContaining('Backup written')]);
  });

  it('O-06 a restore that is killed with -9 in the middle leaves the old place', async () => {
    const target = await createStartedDatabase();
    const other = await placeWith(target.url);
    await query(target.url, `insert into app_state (key, value) values ('mine', '1')`);
    const [rows, files] = [await contentOf(target.url), await filesBelow(other.dataDir)];
    const env = { DATABASE_URL: target.url, DATA_DIR: other.dataDir };
    const child = startCommand('restore', [path.join(folder, 'killed.recruit'), '--replace'], env);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    const begun = async () => (await readdir(other.dataDir)).some((name) => name.startsWith('restore-'));
    while (!(await begun()) && child.exitCode === null) await new Promise((resume) => setImmediate(resume));
    child.kill('SIGKILL');
    await gone;
    expect(child.signalCode).toBe('SIGKILL');
    expect(await contentOf(target.url)).toEqual(rows);
    expect(await filesBelow(other.dataDir)).toEqual(files);
    expect((await runCommand('restore', [path.join(folder, 'killed.recruit'), '--replace'], env)).code).toBe(0);
    expect((await contentOf(target.url))['app_state']).toMatch(/^5000\d rows/);
    expect((await readdir(other.dataDir)).sort()).toEqual(['keys']);
    await target.drop();
  });

  it('O-06 a disk that gets full during a restore is said, and nothing is changed: the database’s disk, and that of the folder', async () => {
    const target = await createStartedDatabase();
    const other = await placeWith(target.url);
    const [rows, files] = [await contentOf(target.url), await filesBelow(other.dataDir)];
    const order = { file: plain, replace: true, openPlace: () => Promise.resolve(other) };
    // As PostgreSQL says it, in the transaction of the restore.
    const full = `do $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`;
    const fillDatabase = async (client: { query: (text: string) => Promise<unknown> }) => void (await client.query(full));
    // The last file that is written before the rows count.
    const fillFolder = () => symlink('/dev/full', path.join(other.dataDir, 'restore-unfinished'));
    for (const settle of [fillDatabase, fillFolder]) {
      await expect(restoreBackup({ ...order, settle })).rejects.toThrow(
        'The disk is full: nothing was restored. Free space and restore again.',
      );
      expect([await contentOf(target.url), await filesBelow(other.dataDir)]).toEqual([rows, files]);
      expect((await readdir(other.dataDir)).filter((name) => name.startsWith('restore-'))).toEqual([]);
    }
    await restoreInto(other, plain, { replace: true });
    await target.drop();
  });

  it('O-06 a place between the old and the new one says so, and no server starts on it', async () => {
    const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: place.dataDir });
    await writeFile(path.join(place.dataDir, 'restore-unfinished'), '');
    await expect(openDatabase(config)).rejects.toThrow(/a restore into \S+ was interrupted; run npm run restore -- FILE --replace again/);
    await rm(path.join(place.dataDir, 'restore-unfinished'));
  });

  it('O-06 a database of something else is never overwritten', async () => {
    const target = await createEmptyDatabase();
    await query(target.url, 'create table orders (id int)');
    await expect(restoreInto(await placeWith(target.url), plain, { replace: true })).rejects.toThrow(/not Recruit’s/);
    expect(Object.keys(await contentOf(target.url))).toEqual(['orders']);
    await target.drop();
  });
});
