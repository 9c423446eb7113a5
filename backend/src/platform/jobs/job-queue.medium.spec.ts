import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { jobsContract } from '../../shared-kernel/testing/jobs.contract.js';
import type { AppConfig } from '../config/app-config.js';
import type { Log } from '../logging/log.js';
import { JobQueue, type QueueOptions } from './job-queue.js';
import { ProcessLease } from './process-lease.js';

const WAITING = `select singleton_key as key, data, start_after as "startAfter" from pgboss.job
  where name = $1 and state = 'created' order by singleton_key`;

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

describe('jobs and leases of several processes on one database', () => {
  let database: TestDatabase;
  let source: DataSource;
  let queues = 0;
  const open: { beforeApplicationShutdown?(): Promise<void>; onApplicationShutdown?(): Promise<void> }[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 2 }).initialize();
  });

  afterEach(async () => {
    for (const one of open.splice(0)) {
      await one.beforeApplicationShutdown?.();
      await one.onApplicationShutdown?.();
    }
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const config = (role: AppConfig['role'] = 'all') => ({ databaseUrl: database.url, databaseDirectUrl: database.url, role }) as AppConfig;

  const queue = async (
    name: string,
    done: (data: { at: number }) => Promise<void>,
    role?: AppConfig['role'],
    options: QueueOptions = {},
  ) => {
    const jobs = new JobQueue(config(role), silent);
    jobs.register(name, done, options);
    await jobs.start();
    open.push(jobs);
    return jobs;
  };

  const lease = async () => {
    const process = new ProcessLease(config(), silent);
    await process.start();
    open.push(process);
    return process;
  };

  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resume) => setTimeout(resume, 20));
  };

  it('a job runs, and one that failed is tried again', async () => {
    let tries = 0;
    const jobs = await queue('retry', async () => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
    });
    await jobs.send('retry', { at: 1 }, { key: 'one' });
    await until(() => tries === 2);
  }, 20_000);

  it('of the jobs that were taken as many run at once as were asked for, whoever took them', async () => {
    let running = 0;
    let most = 0;
    const ended: number[] = [];
    const work = async ({ at }: { at: number }) => {
      running += 1;
      most = Math.max(most, running);
      // The first one ends last: the others do not wait for it.
      if (at === 0) await until(() => ended.length === 11);
      else await until(() => running === 3 || ended.length >= 9);
      running -= 1;
      ended.push(at);
    };
    const jobs = await queue('pool', work, 'all', { concurrency: 2, batch: 6, atOnce: 3 });
    await jobs.sendAll(
      'pool',
      Array.from({ length: 12 }, (_, at) => ({ key: `${at}`, data: { at } })),
    );
    await until(() => ended.length === 12);
    expect(most).toBe(3);
    expect(ended.at(-1)).toBe(0);
  }, 20_000);

  jobsContract(async () => {
    const name = `waiting-${(queues += 1)}`;
    const jobs = await queue(name, async () => undefined, 'web');
    return { jobs, queue: name, waiting: () => source.query(WAITING, [name]) };
  });

  it('a job of a transaction that is rolled back never existed', async () => {
    const jobs = await queue('within', async () => undefined, 'web');
    const work = source.transaction(async (within) => {
      await jobs.send('within', { at: 1 }, { key: 'one', within });
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    const rows = await source.query<unknown[]>(`select 1 from pgboss.job where name = 'within'`);
    expect(rows).toEqual([]);
  });

  it('O-09 a queue that was told to stop works off nothing more, and takes jobs of requests that have begun until they are answered', async () => {
    const done: number[] = [];
    const jobs = await queue('stopping', ({ at }) => Promise.resolve(void done.push(at)));
    await jobs.beforeApplicationShutdown();
    await source.transaction((within) => jobs.send('stopping', { at: 1 }, { key: 'within', within }));
    await jobs.send('stopping', { at: 2 }, { key: 'alone' });
    await jobs.onApplicationShutdown();
    expect(await source.query(WAITING, ['stopping'])).toMatchObject([{ key: 'alone' }, { key: 'within' }]);
    expect(done).toEqual([]);
  });

  it('C-04 a process is alive until it ends, and then at once not any more', async () => {
    const [mine, other] = [await lease(), await lease()];
    const gone = await other.id();
    expect(await mine.isAlive(await mine.id())).toBe(true);
    expect(await mine.isAlive(gone)).toBe(true);
    await other.onApplicationShutdown();
    expect(await mine.isAlive(gone)).toBe(false);
    expect(await mine.isAlive(123)).toBe(false);
  });

  it('O-09 a process that lost the database has a new number: what it began under the old one is nobody’s, for itself, too', async () => {
    const mine = await lease();
    const before = await mine.id();
    await source.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'recruit-lease' and datname = current_database()`,
    );
    let now = before;
    while (now === before) {
      // Until the event loop turns, nothing says that the connection is gone.
      await new Promise((resume) => setImmediate(resume));
      now = await mine.id().catch(() => before);
    }
    expect(await mine.isAlive(now)).toBe(true);
    expect(await mine.isAlive(before)).toBe(false);
  });

  it('C-04 only one process at a time works under a key, and the key is free afterwards', async () => {
    const [mine, other] = [await lease(), await lease()];
    const ran: string[] = [];
    let release: () => void = () => undefined;
    let busy: Promise<boolean> | undefined;
    await new Promise<void>((started) => {
      busy = mine.exclusively('film', () => {
        started();
        return new Promise((resolve) => (release = resolve));
      });
    });
    expect(await other.exclusively('film', async () => void ran.push('another process'))).toBe(false);
    expect(await mine.exclusively('film', async () => void ran.push('same process'))).toBe(false);
    release();
    expect(await busy).toBe(true);
    expect(await other.exclusively('film', async () => void ran.push('after'))).toBe(true);
    expect(ran).toEqual(['after']);
  });
});
