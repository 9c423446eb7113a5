import type { Jobs } from '../jobs.js';

export interface JobsHarness {
  jobs: Jobs;
  /** An empty queue without workers. */
  queue: string;
  /** What waits in it, by key. */
  waiting: () => Promise<{ key: string; data: object; startAfter?: Date }[]>;
}

const LATER = new Date('2100-01-01T12:00:00.000Z');

/** What every use case that enqueues work relies on. */
export function jobsContract(open: () => Promise<JobsHarness>): void {
  const keys = (jobs: { key: string }[]) => jobs.map(({ key }) => key);

  it('a job waits with its data, until the moment that was asked for', async () => {
    const { jobs, queue, waiting } = await open();
    await jobs.send(queue, { campaignId: 'film' }, { key: 'film', startAfter: LATER });
    expect(await waiting()).toMatchObject([{ key: 'film', data: { campaignId: 'film' }, startAfter: LATER }]);
  });

  it('G-05 one job waits for each key, however often and in whatever way it is sent', async () => {
    const { jobs, queue, waiting } = await open();
    await jobs.sendAll(queue, []);
    expect(await waiting()).toEqual([]);
    await jobs.sendAll(queue, [
      { key: 'jordan', data: { at: 1 } },
      { key: 'marcus', data: { at: 1 } },
    ]);
    await jobs.sendAll(queue, [{ key: 'marcus', data: { at: 2 } }]);
    await jobs.send(queue, { at: 3 }, { key: 'marcus' });
    await jobs.send(queue, { at: 4 }, { key: 'zoe' });
    const found = await waiting();
    expect(keys(found)).toEqual(['jordan', 'marcus', 'zoe']);
    expect(found.map(({ data }) => data)).toEqual([{ at: 1 }, { at: 1 }, { at: 4 }]);
  });
}
