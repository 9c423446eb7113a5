import { MemoryJobs } from '../../../../shared-kernel/testing/memory-jobs.js';
import type { Guardian, GuardianEvents, Guardianships, NewGuardianEvent } from '../../guardians/index.js';
import { DeletionNews } from './deletion-news.js';
import { DELETION_NEWS_QUEUE } from './queues.js';

const AT = new Date('2026-11-21T15:00:00.000Z');
const DUE = new Date('2026-11-28T15:00:00.000Z');

describe('the news of a deletion that a guardian started', () => {
  const within = { transaction: 1 } as never;
  let jobs: MemoryJobs;
  let events: [NewGuardianEvent, unknown][];
  let news: DeletionNews;

  beforeEach(() => {
    jobs = new MemoryJobs();
    events = [];
    const guardianships: Partial<Guardianships> = { guardiansOf: async () => [{ id: 'dana' }, { id: 'chris' }] as Guardian[] };
    const log: Partial<GuardianEvents> = {
      append: async (entries, manager) => void events.push(...entries.map((entry): [NewGuardianEvent, unknown] => [entry, manager])),
    };
    news = new DeletionNews(guardianships as Guardianships, log as GuardianEvents, jobs);
  });

  const waiting = () => jobs.waiting(DELETION_NEWS_QUEUE).map(({ data }) => data);
  const started = { athleteId: 'marcus', guardianId: 'dana', at: AT, dueAt: DUE };

  it('U-08 the athlete and each guardian are told the day, and the log has it in the same transaction', async () => {
    await news.started(started, within);
    const deletedAt = DUE.toISOString();
    expect(waiting()).toEqual(['marcus', 'dana', 'chris'].map((to) => ({ athleteId: 'marcus', to, deletedAt })));
    const entry = { athleteId: 'marcus', guardianId: 'dana', kind: 'deletion_started', at: AT, data: { deletedAt } };
    expect(events).toEqual([[entry, within]]);
  });

  it('U-08 that it was stopped is told each of them, and why is in the log', async () => {
    await news.stopped({ athleteId: 'marcus', guardianId: null, at: AT, reason: 'adult' }, within);
    expect(waiting()).toEqual(['marcus', 'dana', 'chris'].map((to) => ({ athleteId: 'marcus', to, deletedAt: null })));
    expect(events).toMatchObject([[{ kind: 'deletion_stopped', guardianId: null, data: { reason: 'adult' } }, within]]);
  });

  it('U-08 the same news is written once, and other news beside it', async () => {
    for (let times = 0; times < 2; times += 1) await news.started(started, within);
    await news.stopped({ ...started, reason: 'stopped' }, within);
    await news.started({ ...started, dueAt: new Date(DUE.getTime() + 1) }, within);
    expect(waiting()).toHaveLength(9);
  });
});
