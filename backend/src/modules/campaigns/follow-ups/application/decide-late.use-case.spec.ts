import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { CampusZones } from '../../schedule/index.js';
import { DecideLate } from './decide-late.use-case.js';
import type { FollowUpPlans, LateMail } from './ports/follow-up-plans.js';

// A Saturday, 10:00 in New York.
const SATURDAY = new Date('2026-11-21T15:00:00.000Z');
const MONDAY_EIGHT = new Date('2026-11-23T13:00:00.000Z');

describe('follow-ups that are more than a day late', () => {
  let clock: FixedClock;
  let done: unknown[];

  beforeEach(() => {
    clock = new FixedClock(SATURDAY);
    done = [];
  });

  function decide(decision: 'send' | 'skip', late: LateMail[], zones: Record<number, string | null> = {}): Promise<void> {
    const plans: Partial<FollowUpPlans> = {
      late: async () => late,
      sendLate: async (mails) => void done.push(...mails),
      skipLate: async (...call) => void done.push(['skipped', ...call]),
    };
    const campuses: Partial<CampusZones> = {
      of: async () => new Map(Object.entries(zones).map(([id, zone]) => [Number(id), { zone } as never])),
    };
    return new DecideLate(plans as FollowUpPlans, campuses as CampusZones, clock).run('marcus', 'film', decision);
  }

  it('C-19 sent after all, each leaves in the next working hours of its coach', async () => {
    const late = [
      { id: 'ohio', schoolId: 1 },
      { id: 'texas', schoolId: 2 },
    ];
    await decide('send', late, { 1: 'America/New_York', 2: 'America/Chicago' });
    expect(done).toEqual([
      { id: 'ohio', zone: 'America/New_York', dueAt: MONDAY_EIGHT },
      { id: 'texas', zone: 'America/Chicago', dueAt: new Date('2026-11-23T14:00:00.000Z') },
    ]);
  });

  it('C-19 within working hours it leaves now, and so does one of a school whose zone nobody knows', async () => {
    clock.advance(2 * 24 * 3600_000);
    const late = [
      { id: 'ohio', schoolId: 1 },
      { id: 'unsaid', schoolId: 2 },
      { id: 'unknown', schoolId: 3 },
    ];
    await decide('send', late, { 1: 'America/New_York', 2: null });
    const now = clock.now();
    expect(done).toEqual([
      { id: 'ohio', zone: 'America/New_York', dueAt: now },
      { id: 'unsaid', zone: null, dueAt: now },
      { id: 'unknown', zone: null, dueAt: now },
    ]);
  });

  it('C-19 skipped, none of them leaves', async () => {
    await decide('skip', [{ id: 'ohio', schoolId: 1 }]);
    expect(done).toEqual([['skipped', 'marcus', 'film', clock.now()]]);
  });
});
