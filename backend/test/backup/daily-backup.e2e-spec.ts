import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { DailyBackup } from '../../src/platform/backup/index.js';
import { ProcessLease } from '../../src/platform/jobs/process-lease.js';
import { Clock } from '../../src/shared-kernel/clock.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { newFolder, placeWith, query, restoreInto } from './backup-world.js';
import { sealQuickly } from './quick-seal.js';
import { createEmptyDatabase } from '../support/test-database.js';

interface Upkeep {
  version: string;
  database: string;
  backups: {
    isDaily: boolean;
    keep: number;
    last: { at: string; file: string; bytes: number; kind: string; isEncrypted: boolean } | null;
    failure: { at: string; message: string } | null;
  };
}

const HOUR = 3_600_000;
const PASSPHRASE = 'correct horse battery';

describe('backups that the server makes by itself', () => {
  sealQuickly();

  let dir: string;
  let app: TestApp;
  let twin: TestApp;
  let admin: Agent;
  let now: Date;

  beforeAll(async () => {
    dir = path.join(await newFolder(), 'backups');
    const env = { BACKUP_DIR: dir, BACKUP_KEEP: '2', BACKUP_PASSPHRASE: PASSPHRASE };
    app = await startTestApp({ env });
    twin = await startTestApp({ env, on: app });
    admin = await app.admin();
    now = new Date();
    for (const each of [app, twin]) each.app.get(Clock).now = () => now;
  });

  afterAll(async () => {
    await twin.close();
    await app.close();
  });

  const make = (of = app) => of.app.get(DailyBackup, { strict: false }).makeIfDue();
  const after = (hours: number) => (now = new Date(now.getTime() + hours * HOUR));
  const upkeep = async () => (await admin.get<Upkeep>('/api/admin/operations/upkeep')).body;
  const age = async () => /^recruit_backup_age_seconds (.+)$/m.exec((await app.anonymous().get<string>('/api/metrics')).body)?.[1];

  it('O-06 none yet: Operations says so, and metrics claim no age', async () => {
    const nothing = { last: null, failure: null, asked: null, files: [] };
    expect((await upkeep()).backups).toEqual({ isDaily: true, keep: 2, folder: dir, isFolderReadable: true, ...nothing });
    expect(await age()).toBeUndefined();
  });

  it('O-06 of several processes one makes the backup of a day, in BACKUP_DIR, encrypted with BACKUP_PASSPHRASE', async () => {
    const made = await Promise.all([make(app), make(twin), make(app), make(twin)]);
    expect(made.filter(Boolean)).toHaveLength(1);
    const names = await readdir(dir);
    expect(names).toEqual([expect.stringMatching(/^recruit-[\dTZ-]+-daily\.recruit$/)]);
    const target = await createEmptyDatabase();
    await expect(restoreInto(await placeWith(target.url), path.join(dir, names[0] ?? ''))).rejects.toThrow(/^This backup is encrypted/);
    const restored = await restoreInto(await placeWith(target.url), path.join(dir, names[0] ?? ''), { passphrase: PASSPHRASE });
    expect(restored.manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(1);
    await target.drop();
  });

  it('O-06 a process that found one due, and got its turn when another had made it, makes none', async () => {
    after(24);
    const lease = twin.app.get(ProcessLease);
    const take = lease.exclusively.bind(lease);
    jest.spyOn(lease, 'exclusively').mockImplementationOnce(async (key, work) => {
      expect(await make(app)).toBe(true);
      return take(key, work);
    });
    const before = await readdir(dir);
    expect(await make(twin)).toBe(false);
    expect(await readdir(dir)).toHaveLength(before.length + 1);
    await rm(path.join(dir, before[0] ?? ''));
  });

  it('O-06 the last backup and its age are on Operations and in the metrics', async () => {
    const [name] = await readdir(dir);
    const { last } = (await upkeep()).backups;
    expect(last).toMatchObject({ at: now.toISOString(), file: path.join(dir, name ?? ''), kind: 'daily', isEncrypted: true });
    after(2);
    expect(Number(await age())).toBe(2 * 3600);
  });

  it('O-06 keeps the newest BACKUP_KEEP, and touches no file of another name', async () => {
    await writeFile(path.join(dir, 'by-hand.recruit'), 'mine');
    const first = await readdir(dir);
    expect(await make()).toBe(false);
    for (const hours of [22, 24, 24]) {
      after(hours);
      expect(await make()).toBe(true);
    }
    const names = await readdir(dir);
    expect(names).toHaveLength(3);
    expect(names).toContain('by-hand.recruit');
    expect(names).not.toContain(first.find((name) => name.endsWith('daily.recruit')));
  });

  it('O-06 one that fails is said, deletes nothing, and is tried again after an hour', async () => {
    const kept = await readdir(dir);
    const last = (await upkeep()).backups.last;
    after(24);
    // The next file of that name cannot be made: a folder has it.
    const name = `recruit-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z-daily.recruit`;
    await mkdir(path.join(dir, name));
    await expect(make()).rejects.toThrow(/is there already/);
    await rm(path.join(dir, name), { recursive: true });
    expect(await readdir(dir)).toEqual(kept);
    const { backups } = await upkeep();
    expect(backups).toMatchObject({ last, failure: { at: now.toISOString(), message: expect.stringContaining(name) as string } });
    after(0.9);
    expect(await make()).toBe(false);
    after(0.2);
    expect(await make()).toBe(true);
    expect((await upkeep()).backups.failure).toBeNull();
  });

  it('O-06 a clock that was wrong does not make it delete what it just wrote', async () => {
    after(-24 * 30);
    expect(await make()).toBe(true);
    const name = `recruit-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z-daily.recruit`;
    expect(await readdir(dir)).toContain(name);
  });

  it('O-06 a web process makes none, and without BACKUP_DIR nobody does', async () => {
    const web = await startTestApp({ env: { BACKUP_DIR: dir, ROLE: 'web' } });
    const none = await startTestApp();
    expect([await make(web), await make(none)]).toEqual([false, false]);
    const { backups } = (await (await none.admin()).get<Upkeep>('/api/admin/operations/upkeep')).body;
    expect(backups).toMatchObject({ isDaily: false, last: null });
    await Promise.all([web.close(), none.close()]);
  });

  it('O-07 Operations says the version, and when a newer one changed the database under the running code', async () => {
    expect(await upkeep()).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string, database: 'same' });
    const server = await admin.get<{ version: string }>('/api/server');
    expect(server.body.version).toBe((await upkeep()).version);
    await query(app.database.url, `insert into migrations (timestamp, name) values (1800000000000, 'Tomorrow1800000000000')`);
    expect((await upkeep()).database).toBe('newer');
    await query(app.database.url, `delete from migrations where timestamp >= 1700000000079`);
    expect((await upkeep()).database).toBe('older');
  });
});
