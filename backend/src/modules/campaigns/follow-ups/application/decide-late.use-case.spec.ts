import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { CampusZones } from '../../schedule/index.js';
import { MemoryFollowUpPlans } from '../testing/memory-follow-up-plans.js';
import { DecideLate } from './decide-late.use-case.js';

const HOUR_MS = 3600_000;
// A Saturday, 10:00 in New York.
const SATURDAY = new Date('2026-11-21T15:00:00.000Z');
const MONDAY_EIGHT = new Date('2026-11-23T13:00:00.000Z');

describe('follow-ups that are more than a day late', () => {
  let clock: FixedClock;
  let plans: MemoryFollowUpPlans;

  beforeEach(() => {
    clock = new FixedClock(SATURDAY);
    plans = new MemoryFollowUpPlans(() => true);
    plans.campaigns.set('film', { id: 'film', userId: 'marcus', status: 'active' });
  });

  /** A follow-up to a coach of the school, due so many hours ago. */
  function waiting(id: string, schoolId: number, hoursLate = 25): void {
    plans.mails.push({
      ...{ id, schoolId, campaignId: 'film', step: 1, coachId: schoolId, body: 'Film', status: 'queued', sentAt: null, zone: null },
      ...{ held: null, reasonCode: null, errorMessage: null, openToken: null, optOutToken: id },
      dueAt: new Date(clock.now().getTime() - hoursLate * HOUR_MS),
    });
  }

  function decide(decision: 'send' | 'skip', zones: Record<number, string | null> = {}): Promise<void> {
    const campuses: Partial<CampusZones> = {
      of: async () => new Map(Object.entries(zones).map(([id, zone]) => [Number(id), { zone } as never])),
    };
    return new DecideLate(plans, campuses as CampusZones, clock).run('marcus', 'film', decision);
  }

  it('C-19 sent after all, each leaves in the next working hours of its coach', async () => {
    waiting('ohio', 1);
    waiting('texas', 2);
    await decide('send', { 1: 'America/New_York', 2: 'America/Chicago' });
    expect(plans.mails).toMatchObject([
      { id: 'ohio', zone: 'America/New_York', dueAt: MONDAY_EIGHT, status: 'queued', held: null },
      { id: 'texas', zone: 'America/Chicago', dueAt: new Date('2026-11-23T14:00:00.000Z'), status: 'queued', held: null },
    ]);
  });

  it('C-19 within working hours it leaves now; one of a school whose zone nobody knows waits for the zone', async () => {
    clock.advance(48 * HOUR_MS);
    waiting('ohio', 1);
    waiting('unsaid', 2);
    waiting('unknown', 3);
    await decide('send', { 1: 'America/New_York', 2: null });
    const dueAt = clock.now();
    expect(plans.mails).toMatchObject([
      { id: 'ohio', zone: 'America/New_York', dueAt, held: null },
      { id: 'unsaid', zone: null, dueAt, held: 'zone' },
      { id: 'unknown', zone: null, dueAt, held: 'zone' },
    ]);
  });

  it('C-19 what is not late stays as it is, whatever is decided', async () => {
    waiting('early', 1, 1);
    const [before] = structuredClone(plans.mails);
    await decide('send', { 1: 'America/New_York' });
    await decide('skip');
    expect(plans.mails).toEqual([before]);
  });

  it('C-19 skipped, none of them leaves', async () => {
    waiting('ohio', 1);
    waiting('texas', 2);
    await decide('skip');
    expect(plans.mails.map(({ status, reasonCode }) => [status, reasonCode])).toEqual([
      ['skipped', 'follow_up_skipped'],
      ['skipped', 'follow_up_skipped'],
    ]);
  });
});
