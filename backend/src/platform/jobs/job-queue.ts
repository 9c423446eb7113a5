import { Injectable, type BeforeApplicationShutdown, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { PgBoss, type Db } from 'pg-boss';
import type { EntityManager } from 'typeorm';

import { type JobOptions, Jobs } from '../../shared-kernel/jobs.js';
import { AppConfig } from '../config/app-config.js';
import { Log } from '../logging/log.js';
import { inJobSpan } from '../tracing/job-span.js';

export interface TransactionalJobOptions extends JobOptions {
  within?: EntityManager;
}

type Handler<T> = (data: T) => Promise<void>;

export interface QueueOptions {
  /** Workers of this queue in one process; 1 by default. */
  concurrency?: number;
  /** Jobs that each worker takes at a time; 1 by default. For many short jobs. */
  batch?: number;
  /** How many of the taken jobs run at the same time in this process; all by default. */
  atOnce?: number;
  /** How long an ended job is kept for inspection; a day by default. */
  keepSeconds?: number;
}

interface Worker extends Required<QueueOptions> {
  name: string;
  handler: Handler<object>;
}

const FAILED_JOBS = `select id from pgboss.job where name = $1 and state = 'failed' limit 10000`;

const DAY_S = 24 * 3600;

/** On pg-boss in the same PostgreSQL. Workers are registered before `start`; a web-only process has none. */
@Injectable()
export class JobQueue extends Jobs implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly boss: PgBoss;
  private readonly workers: Worker[] = [];
  private started = false;
  /** Stopped, with connections for the last requests. */
  private isOpen = false;

  constructor(
    private readonly config: AppConfig,
    private readonly log: Log,
  ) {
    super();
    this.boss = new PgBoss({
      connectionString: config.databaseDirectUrl,
      application_name: 'recruit-jobs',
      max: 4,
      useListenNotify: true,
      monitorVacuum: false,
    });
    this.boss.on('error', (error) => log.warn({ err: error.message }, 'job queue'));
  }

  /** Names a queue and who works it off. Call before `start` (in onModuleInit). */
  register<T extends object>(name: string, handler: Handler<T>, options: QueueOptions = {}): void {
    const { concurrency = 1, batch = 1, atOnce = concurrency * batch, keepSeconds = DAY_S } = options;
    this.workers.push({ name, handler: handler as Handler<object>, concurrency, batch, atOnce, keepSeconds });
  }

  get ready(): boolean {
    return this.started;
  }

  async start(): Promise<void> {
    await this.boss.start();
    for (const worker of this.workers) await this.openQueue(worker);
    this.started = true;
    if (this.config.role === 'web') return;
    for (const worker of this.workers) await this.startWorker(worker);
  }

  async send(name: string, data: object, options: TransactionalJobOptions): Promise<void> {
    await this.boss.send(name, data, {
      singletonKey: options.key,
      startAfter: options.startAfter,
      db: options.within && databaseOf(options.within),
    });
  }

  /** With one statement. */
  async sendAll(name: string, jobs: { key: string; data: object }[]): Promise<void> {
    if (jobs.length === 0) return;
    await this.boss.insert(
      name,
      jobs.map(({ key, data }) => ({ singletonKey: key, data })),
    );
  }

  /** Gives the failed jobs of a queue another try and returns how many they are; null when there is no such queue. */
  async retryFailed(name: string): Promise<number | null> {
    if (!this.workers.some((worker) => worker.name === name)) return null;
    const { rows } = await this.boss.getDb().executeSql(FAILED_JOBS, [name]);
    const ids = (rows as { id: string }[]).map(({ id }) => id);
    if (ids.length > 0) await this.boss.retry(name, ids);
    return ids.length;
  }

  /** Takes no more jobs, and lets those in flight finish (30 s at most). Requests that have begun can still send some. */
  async beforeApplicationShutdown(): Promise<void> {
    if (!this.started) return;
    this.started = false;
    this.isOpen = true;
    await this.boss.stop({ graceful: true, timeout: 30_000, close: false });
  }

  /** Every request is answered: closes the connections. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.isOpen) return;
    this.isOpen = false;
    await this.boss.stop({ close: true });
  }

  private async openQueue({ name, keepSeconds }: Worker): Promise<void> {
    await this.boss.createQueue(name, {
      policy: 'short',
      retryLimit: 5,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: 900,
      deleteAfterSeconds: keepSeconds,
      notify: true,
    });
  }

  private async startWorker(worker: Worker): Promise<void> {
    const options = {
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 1,
      localConcurrency: worker.concurrency,
      batchSize: worker.batch,
      // While there are more jobs than it can take it does not wait for the next second.
      burstWhenBatchFull: worker.batch > 1,
    };
    const limit = pLimit(worker.atOnce);
    await this.boss.work(worker.name, options, async (jobs) => {
      await limit.map(jobs, (job) => this.run(worker, job.data as object));
    });
  }

  private async run(worker: Worker, data: object): Promise<void> {
    try {
      await inJobSpan(worker.name, () => worker.handler(data));
    } catch (error) {
      this.log.error({ queue: worker.name, err: (error as Error).message }, 'job failed');
      throw error;
    }
  }
}

function databaseOf(manager: EntityManager): Db {
  return {
    executeSql: async (text, values) => ({ rows: await manager.query<unknown[]>(text, values) }),
  };
}
