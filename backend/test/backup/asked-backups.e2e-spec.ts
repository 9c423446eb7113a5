import { appendFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { AskedBackups, BackupOrders, DailyBackup } from '../../src/platform/backup/index.js';
import { ProcessLease } from '../../src/platform/jobs/process-lease.js';
import { until } from '../imports/until.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createEmptyDatabase } from '../support/test-database.js';
import { newFolder, placeWith, query, restoreInto } from './backup-world.js';

interface Asked {
  askedAt: string;
  askedBy: string | null;
  state: string;
  progress: object | null;
  endedAt: string | null;
  file: string | null;
  bytes: number | null;
  failure: string | null;
}

interface Backups {
  keep: number;
  folder: string | null;
  isFolderReadable: boolean;
  last: { file: string; kind: string } | null;
  failure: object | null;
  asked: Asked | null;
  files: { name: string; at: string; bytes: number; kind: string; isEncrypted: boolean | null; check: string; madeBy: string | null }[];
}

const BACKUPS = '/api/admin/operations/backups';
const TURN = 'daily-backup';

describe('a backup that an admin asks for', () => {
  let dir: string;
  let app: TestApp;
  let twin: TestApp;
  let admin: Agent;
  let otherTab: Agent;

  beforeAll(async () => {
    dir = path.join(await newFolder(), 'backups');
    app = await startTestApp({ env: { BACKUP_DIR: dir, BACKUP_KEEP: '2' } });
    twin = await startTestApp({ env: { BACKUP_DIR: dir, BACKUP_KEEP: '2' }, on: app });
    [admin, otherTab] = [await app.admin(), await twin.admin()];
  });

  afterAll(async () => {
    await twin.close();
    await app.close();
  });

  const backups = async (of = admin) => (await of.get<{ backups: Backups }>('/api/admin/operations/upkeep')).body.backups;
  const press = (of = admin) => of.post<{ isNew: boolean }>(BACKUPS, {});
  const ended = async () => {
    const under = ['waiting', 'running'];
    await until(async () => !under.includes((await backups()).asked?.state ?? ''));
    return (await backups()).asked;
  };
  const entries = async () =>
    (
      await query<{ detail: object }>(app.database.url, `select detail from audit_entries where detail->>'operation' = $1`, [
        `POST ${BACKUPS}`,
      ])
    ).length;
  const order = async () =>
    (await query<{ value: Asked & { id: string } }>(app.database.url, `select value from app_state where key = 'backup_order'`))[0];

  it('O-06 is one, however often and from however many tabs it is asked for, and one entry of the audit log', async () => {
    // Nobody makes it before all have asked.
    const asked = await whileTaken(async () => {
      const answers = await Promise.all([press(), press(otherTab), press(), press(otherTab)]);
      expect((await backups()).asked).toMatchObject({ state: 'waiting', askedBy: 'admin', endedAt: null });
      return answers;
    });
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(asked.filter(({ body }) => body.isNew)).toHaveLength(1);
    await app.app.get(AskedBackups).makeWaiting();
    expect(await ended()).toMatchObject({ state: 'made', failure: null });
    expect(await readdir(dir)).toHaveLength(1);
    expect(await entries()).toBe(1);
  });

  it('O-06 tells who asked, when, its file, its size and that it was verified', async () => {
    const { asked, files, last } = await backups();
    const [name = ''] = await readdir(dir);
    expect(name).toMatch(/^recruit-[\dTZ-]+-by-hand\.recruit$/);
    expect(asked).toMatchObject({ askedBy: 'admin', file: path.join(dir, name), bytes: files[0]?.bytes, progress: null });
    expect(Date.parse(asked?.endedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(asked?.askedAt ?? ''));
    expect(files).toEqual([
      {
        name,
        at: expect.any(String) as string,
        bytes: asked?.bytes,
        kind: 'by-hand',
        isEncrypted: false,
        check: 'verified',
        madeBy: 'admin',
      },
    ]);
    expect(last).toMatchObject({ file: path.join(dir, name), kind: 'by-hand' });
  });

  it('O-06 can be restored, and the restored server tells of none under way', async () => {
    const [name = ''] = await readdir(dir);
    const target = await createEmptyDatabase();
    await restoreInto(await placeWith(target.url), path.join(dir, name));
    expect(await query(target.url, `select 1 from app_state where key = 'backup_order'`)).toEqual([]);
    expect(await query(target.url, `select 1 from users where username = 'admin'`)).toHaveLength(1);
    await target.drop();
  });

  it('O-06 the job alone makes it, by a process that works', async () => {
    expect((await press()).body).toEqual({ isNew: true });
    expect(await ended()).toMatchObject({ state: 'made' });
    expect(await readdir(dir)).toHaveLength(2);
    expect(await entries()).toBe(2);
  });

  it('O-06 of those that were asked for the newest BACKUP_KEEP stay, and no other kind makes room for them', async () => {
    expect(await app.app.get(DailyBackup).makeIfDue()).toBe(true);
    const [oldest] = (await readdir(dir)).sort();
    await press();
    await ended();
    const names = await readdir(dir);
    expect(names.filter((name) => name.endsWith('by-hand.recruit'))).toHaveLength(2);
    expect(names.filter((name) => name.endsWith('daily.recruit'))).toHaveLength(1);
    expect(names).not.toContain(oldest);
    const known = await query<{ key: string }>(app.database.url, `select key from app_state where key like 'backup_file:%'`);
    expect(known.map(({ key }) => key.slice('backup_file:'.length)).sort()).toEqual(names.sort());
  });

  it('O-06 does not take the place of the backup of the day', async () => {
    await press();
    await ended();
    expect(await app.app.get(DailyBackup).makeIfDue()).toBe(false);
  });

  it('O-06 the list shows a file that changed since, one of which nothing is known, and nobody else’s files', async () => {
    const [changed] = (await backups()).files;
    await appendFile(path.join(dir, changed?.name ?? ''), 'x');
    await writeFile(path.join(dir, 'recruit-2020-01-01T00-00-00Z-daily.recruit'), 'no backup at all');
    await writeFile(path.join(dir, 'mine.recruit'), 'mine');
    await mkdir(path.join(dir, 'recruit-2020-01-02T00-00-00Z-daily.recruit'));
    const { files } = await backups();
    expect(files[0]).toMatchObject({ name: changed?.name, check: 'changed' });
    expect(files.at(-1)).toMatchObject({ at: '2020-01-01T00:00:00.000Z', isEncrypted: null, check: 'unknown', madeBy: null });
    expect(files.map(({ at }) => at)).toEqual([...files.map(({ at }) => at)].sort().reverse());
    expect(files.map(({ name }) => name)).not.toContain('mine.recruit');
    expect(files.filter(({ name }) => name.includes('2020'))).toHaveLength(1);
  });

  it('O-06 one that fails says why, to the one who asked, and the next one is made', async () => {
    const kept = await readdir(dir);
    await withBrokenFolder(async () => {
      await press();
      expect(await ended()).toMatchObject({
        state: 'failed',
        file: null,
        failure: expect.stringMatching(/cannot be used for backups/) as string,
      });
    });
    expect((await readdir(dir)).sort()).toEqual(kept.sort());
    await press();
    expect(await ended()).toMatchObject({ state: 'made', failure: null });
  });

  it('O-06 one whose process died has failed, and another can be asked for', async () => {
    await whileTaken(async () => {
      await press();
      const dead = JSON.stringify({ state: 'running', process: 1 });
      await query(app.database.url, `update app_state set value = value || $1::jsonb where key = 'backup_order'`, [dead]);
      expect((await backups()).asked).toMatchObject({ state: 'failed', failure: expect.stringMatching(/ended in the middle/) as string });
      expect((await press()).body).toEqual({ isNew: true });
    });
    await twin.app.get(AskedBackups).makeWaiting();
    expect(await ended()).toMatchObject({ state: 'made' });
  });

  it('O-06 one that died is written down as failed by whoever has the next turn', async () => {
    const dead = JSON.stringify({ state: 'running', process: 1 });
    await query(app.database.url, `update app_state set value = value || $1::jsonb where key = 'backup_order'`, [dead]);
    await twin.app.get(AskedBackups).tick();
    expect((await order())?.value).toMatchObject({ state: 'failed' });
  });

  it('O-06 while it is made its progress can be read', async () => {
    const seen: object[] = [];
    for (const each of [app, twin]) {
      const orders = each.app.get(BackupOrders);
      const report = orders.report.bind(orders);
      jest.spyOn(orders, 'report').mockImplementation(async (id, progress) => {
        await report(id, progress);
        expect((await backups()).asked).toMatchObject({ state: 'running', progress });
        seen.push(progress);
      });
    }
    await press();
    expect(await ended()).toMatchObject({ state: 'made', progress: null });
    expect(seen[0]).toMatchObject({ stage: 'database', done: 0, total: expect.any(Number) as number });
  });

  it('O-06 is refused with words where the server has no folder for it, and for everybody but admins', async () => {
    const none = await startTestApp();
    const { status, body } = await (await none.admin()).post(BACKUPS, {});
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'backups_not_set_up' })]);
    expect(await backups(await none.admin())).toMatchObject({ folder: null, files: [], asked: null });
    expect((await (await none.agent()).post(BACKUPS, {})).status).toBe(403);
    await none.close();
  });

  it('O-06 a folder that this process cannot read is said', async () => {
    await withBrokenFolder(async () => expect(await backups()).toMatchObject({ isFolderReadable: false, files: [] }));
    expect(await backups()).toMatchObject({ isFolderReadable: true });
  });

  /** Another process makes a backup in the meantime. */
  async function whileTaken<T>(work: () => Promise<T>): Promise<T> {
    const third = await startTestApp({ env: { ROLE: 'web' }, on: app });
    let result: T | undefined;
    const lease = third.app.get(ProcessLease);
    await until(() => lease.exclusively(TURN, async () => void (result = await work())));
    await third.close();
    return result as T;
  }

  /** A file is where the folder was. */
  async function withBrokenFolder(work: () => Promise<void>): Promise<void> {
    await rename(dir, `${dir}.away`);
    await writeFile(dir, '');
    await work();
    await rm(dir);
    await rename(`${dir}.away`, dir);
  }
});
