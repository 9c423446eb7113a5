import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';

import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import type { AppConfig } from '../config/app-config.js';
import type { Log } from '../logging/log.js';
import { BackgroundConnections } from './background-source.js';

const SILENT: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

const PID = 'select pg_backend_pid() as pid';
const COUNT = `select count(*)::int as count from pg_stat_activity where application_name = 'recruit-background' and datname = current_database()`;

describe('connections for long work', () => {
  let database: TestDatabase;
  let source: DataSource;
  const opened: BackgroundConnections[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 1 }).initialize();
  });

  afterEach(async () => {
    for (const one of opened.splice(0)) await one.onApplicationShutdown();
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const background = (databaseDirectUrl = database.url, databaseUrl = database.url) => {
    const one = new BackgroundConnections({ databaseUrl, databaseDirectUrl } as AppConfig, SILENT);
    opened.push(one);
    return one;
  };

  /** Nice values of the server process and of its session, where sessions have one. */
  const priorities = (pid: number) => {
    const file = `/proc/${pid}/autogroup`;
    return { process: getPriority(pid), ...(existsSync(file) && { session: readFileSync(file, 'utf8').trim().split(' ').at(-1) }) };
  };

  const pidOf = async (one: { query<T>(statement: string): Promise<T> }) => (await one.query<{ pid: number }[]>(PID))[0]?.pid ?? 0;

  it('O-09 on Linux their processes of the database have a lower priority than those that answer requests', async () => {
    if (process.platform !== 'linux') return;
    const usual = priorities(await pidOf(source));
    const work = background();
    const within = await work.transaction((manager) => pidOf(manager));
    for (const pid of [await pidOf(work), within]) {
      expect(priorities(pid)).toEqual({ process: 10, ...('session' in usual && { session: '10' }) });
    }
    expect(priorities(await pidOf(source))).toEqual(usual);
  });

  it('O-09 a pooler keeps its connections as they are: they serve requests, too', async () => {
    const pid = await pidOf(background('postgres://behind-the-pooler.test/recruit'));
    expect(getPriority(pid)).toBe(getPriority(await pidOf(source)));
  });

  it('O-09 what fails leaves nothing of a transaction, and the next one begins anew', async () => {
    const work = background();
    const failing = work.transaction(async (manager) => {
      await manager.query('create table left_over (id int)');
      await manager.query('select from missing_table');
    });
    await expect(failing).rejects.toThrow('missing_table');
    expect(await work.query(`select to_regclass('left_over') as made`)).toEqual([{ made: null }]);
  });

  it('O-09 a database that was not there is looked for again with the next work', async () => {
    const later = new URL(database.url);
    later.pathname += '_later';
    const name = later.pathname.slice(1);
    const work = background(later.href, later.href);
    await expect(work.query(PID)).rejects.toThrow(name);
    await source.query(`create database ${name} strategy file_copy`);
    expect(await pidOf(work)).toBeGreaterThan(0);
    await work.onApplicationShutdown();
    await source.query(`drop database ${name}`);
  });

  it('O-09 none is opened before there is such work, and all are closed at the end', async () => {
    const work = background();
    expect(await source.query(COUNT)).toEqual([{ count: 0 }]);
    await work.query(PID);
    expect(await source.query(COUNT)).toEqual([{ count: 1 }]);
    await work.onApplicationShutdown();
    while ((await source.query<{ count: number }[]>(COUNT))[0]?.count !== 0);
  });
});
