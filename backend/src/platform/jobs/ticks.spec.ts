import type { Log } from '../logging/log.js';
import type { JobQueue } from './job-queue.js';
import { Ticks } from './ticks.js';

describe('what timers begin', () => {
  const warnings: string[] = [];
  const queue = { ready: true };
  let ticks: Ticks;
  let runs: number;
  const work = async () => {
    runs += 1;
  };

  beforeEach(() => {
    queue.ready = true;
    warnings.length = 0;
    runs = 0;
    ticks = new Ticks(queue as JobQueue, { warn: (_: object, text: string) => warnings.push(text) } as unknown as Log);
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

  it('logs a failure and goes on with the next tick', async () => {
    await ticks.run('it could not be looked for', () => Promise.reject(new Error('no database')));
    await ticks.run('failed', work);
    expect([warnings, runs]).toEqual([['it could not be looked for'], 1]);
  });
});
