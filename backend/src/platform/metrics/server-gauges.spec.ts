import type { DataSource } from 'typeorm';

import type { Log } from '../logging/log.js';
import { Metrics } from './metrics.js';
import { ServerGauges } from './server-gauges.js';

/** A pool of eight connections that are all taken but two, with three requests waiting, and a database that knows no job. */
const SOURCE = {
  driver: { master: { totalCount: 8, idleCount: 2, waitingCount: 3 } },
  query: () => Promise.resolve([]),
} as unknown as DataSource;

describe('what a process tells of its connections', () => {
  it('O-02 how many are idle and used, and how many requests wait for one', async () => {
    const metrics = new Metrics({} as Log);
    new ServerGauges(metrics, SOURCE).onModuleInit();
    const text = await metrics.text();
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'recruit_pool_connections{state="idle"} 2',
        'recruit_pool_connections{state="used"} 6',
        'recruit_pool_waiting 3',
      ]),
    );
  });
});
