import type { AppConfig } from '../config/app-config.js';
import type { Log } from '../logging/log.js';
import type { JobQueue } from './job-queue.js';
import { Ticks } from './ticks.js';

describe('what timers begin', () => {
  const warnings: string[] = [];
  const queue = { ready: true };
  const config = { role: 'all' };
  let ticks: Ticks;
  let runs: number;
  const work = async () => {
    runs += 1;
  };

  beforeEach(() => {
    queue.ready = true;
    config.role = 'all';
    warnings.length = 0;
    runs = 0;
    const log = { warn: (_: object, text: string) => warnings.push(text) } as unknown as Log;
    ticks = new Ticks(config as AppConfig, queue as JobQueue, log);
  });

  it('begins nothing before the job queue is ready, and nothing once the process ends', async () => {
    queue.ready = false;
    await ticks.run('failed', work);
    queue.ready = true;
    await ticks.run('failed', work);
    ticks.onApplicationShutdown();
    await ticks.run('failed', work);
    expect(runs).toBe(1);
  });

  it('begins nothing in a process that only answers requests', async () => {
    config.role = 'web';
    await ticks.run('failed', work);
    expect(runs).toBe(0);
  });

  it('logs a failure and continues with the next tick', async () => {
    await ticks.run('it could not be looked for', () => Promise.reject(new Error('no database')));
    await ticks.run('failed', work);
    expect([warnings, runs]).toEqual([['it could not be looked for'], 1]);
  });
});
