import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { HeldEmails } from '../../../campaigns/control/index.js';
import type { GuardianEvents, GuardianRequest, GuardianRequests, NewGuardianEvent } from '../../guardians/index.js';
import { EndUndecided } from './end-undecided.use-case.js';

const WEEK_AGO = new Date('2026-11-14T15:00:00.000Z');

describe('what no guardian decided about', () => {
  const clock = new FixedClock();
  let events: NewGuardianEvent[];
  let asked: Date[];
  let completed: Date[];

  beforeEach(() => {
    events = [];
    asked = [];
    completed = [];
  });

  function end(campaigns: string[], requests: Partial<GuardianRequest>[]): Promise<void> {
    const held: Partial<HeldEmails> = {
      expired: async (before) => {
        asked.push(before);
        return campaigns.map((campaignId) => ({ athleteId: 'marcus', campaignId }));
      },
      expire: async ({ campaignId }, before, _now, also) => {
        asked.push(before);
        // Decided in the same moment: nothing is left of it.
        if (campaignId === 'decided') return 0;
        await also({ name: 'Summer camps', emails: 3 }, {} as never);
        return 3;
      },
      completeEnded: async (now) => void completed.push(now),
    };
    const open: Partial<GuardianRequests> = { expire: async () => requests as GuardianRequest[] };
    const log: Partial<GuardianEvents> = { append: async (entries) => void events.push(...entries) };
    return new EndUndecided(held as HeldEmails, open as GuardianRequests, log as GuardianEvents, clock).run();
  }

  it('U-08 after seven days the emails of a campaign end, and the family reads how many', async () => {
    await end(['camps'], []);
    expect(asked).toEqual([WEEK_AGO, WEEK_AGO]);
    const data = { campaignId: 'camps', name: 'Summer camps', emails: 3 };
    expect(events).toEqual([{ athleteId: 'marcus', guardianId: null, kind: 'emails_expired', at: clock.now(), data }]);
    expect(completed).toEqual([clock.now()]);
  });

  it('U-08 what was decided in the meantime is no news, and the next campaign still ends', async () => {
    await end(['decided', 'camps'], []);
    expect(events).toMatchObject([{ data: { campaignId: 'camps' } }]);
  });

  it.each(['sharing', 'birth_date'] as const)('U-08 a question about %s ends too', async (kind) => {
    await end([], [{ athleteId: 'marcus', kind }]);
    expect(events).toEqual([{ athleteId: 'marcus', guardianId: null, kind: `${kind}_expired`, at: clock.now(), data: {} }]);
  });
});
