import { jobsContract } from './jobs.contract.js';
import { MemoryJobs } from './memory-jobs.js';

describe('MemoryJobs', () => {
  jobsContract(async () => {
    const jobs = new MemoryJobs();
    return { jobs, queue: 'work', waiting: async () => jobs.waiting('work') };
  });

  it('what was taken waits no longer', async () => {
    const jobs = new MemoryJobs();
    await jobs.send('work', { at: 1 }, { key: 'one' });
    await jobs.send('other', { at: 2 }, { key: 'one' });
    expect(jobs.take('work')).toEqual([{ at: 1 }]);
    expect([jobs.take('work'), jobs.waiting('other')]).toMatchObject([[], [{ data: { at: 2 } }]]);
  });
});
