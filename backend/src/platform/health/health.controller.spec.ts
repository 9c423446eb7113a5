import type { Response } from 'express';
import type { DataSource } from 'typeorm';

import type { AppConfig } from '../config/app-config.js';
import type { Replica } from '../database/reads/replica.js';
import type { JobQueue } from '../jobs/job-queue.js';
import { HealthController } from './health.controller.js';

/** A database that answers when the test says so. */
class SlowDatabase {
  looks = 0;
  answer: () => void = () => undefined;

  query(): Promise<unknown> {
    this.looks += 1;
    return new Promise((resolve) => (this.answer = () => resolve([])));
  }
}

describe('whether a process is ready', () => {
  let database: SlowDatabase;
  let controller: HealthController;
  let replica: { isConfigured: boolean; isPrimaryLost: boolean; state: string };

  beforeEach(() => {
    jest.useFakeTimers();
    database = new SlowDatabase();
    replica = { isConfigured: false, isPrimaryLost: false, state: 'lost' };
    const source = database as unknown as DataSource;
    controller = new HealthController(source, { ready: true } as JobQueue, replica as unknown as Replica, { role: 'all' } as AppConfig);
  });

  afterEach(() => jest.useRealTimers());

  /** What is answered once all patience is over. */
  async function ready() {
    let code = 200;
    const response = { status: (given: number) => (code = given) } as unknown as Response;
    const asked = controller.ready(response);
    await jest.runAllTimersAsync();
    const body = await asked;
    return { code, body };
  }

  it('O-09 a database that keeps silent is told as unavailable, while one look alone waits for it', async () => {
    const unavailable = { code: 503, body: { status: 'unavailable' } };
    expect(await Promise.all([ready(), ready()])).toEqual([unavailable, unavailable]);
    expect(database.looks).toBe(1);
  });

  it('O-09 a database that answers is ok, also after it was silent', async () => {
    await ready();
    database.answer();
    await jest.runAllTimersAsync();
    const asked = ready();
    database.answer();
    expect(await asked).toEqual({ code: 200, body: { status: 'ok' } });
    expect(database.looks).toBe(2);
  });

  it('O-09 while the primary keeps silent a replica that is used answers reads', async () => {
    Object.assign(replica, { isConfigured: true, isPrimaryLost: true, state: 'used' });
    expect(await ready()).toEqual({ code: 200, body: { status: 'read_only', replica: 'used' } });
  });
});
