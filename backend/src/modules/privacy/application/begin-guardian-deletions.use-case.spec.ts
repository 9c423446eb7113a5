import { FixedClock } from '../../../shared-kernel/testing/fixed-clock.js';
import type { StopDeletion } from '../../family/decisions/index.js';
import type { GuardianDeletions } from '../../family/guardians/index.js';
import type { BeginByServer } from './begin-by-server.js';
import { BeginGuardianDeletions } from './begin-guardian-deletions.use-case.js';

describe('the day of a deletion that a guardian started', () => {
  let done: unknown[];

  beforeEach(() => {
    done = [];
  });

  function begin(due: [string, string | null][], failing: string[] = []): Promise<void> {
    const note = async (...call: unknown[]): Promise<void> => {
      if (failing.includes(String(call[1]))) throw new Error(`${String(call[1])} cannot be deleted`);
      done.push(call);
    };
    const guardians: Partial<GuardianDeletions> = {
      due: async () => due.map(([athleteId, birthdate]) => ({ athleteId, birthdate })),
    };
    const stopping: Partial<StopDeletion> = { ofAdult: async (athleteId) => note('stopped', athleteId) };
    const beginning: Partial<BeginByServer> = { run: async (athleteId, how) => note('begun', athleteId, how) };
    const [plans, stops, begins] = [guardians as GuardianDeletions, stopping as StopDeletion, beginning as BeginByServer];
    return new BeginGuardianDeletions(plans, stops, begins, new FixedClock()).run();
  }

  it('U-08 the account of an athlete under 18 goes, unless a guardian stopped it in this moment', async () => {
    await begin([['marcus', '2008-11-22']]);
    expect(done).toEqual([['begun', 'marcus', { byGuardian: true }]]);
  });

  it('U-08 who is 18 on the day decides alone: it stops', async () => {
    await begin([['marcus', '2008-11-21']]);
    expect(done).toEqual([['stopped', 'marcus']]);
  });

  it('U-06 an age that nobody knows counts as under 18', async () => {
    await begin([['marcus', null]]);
    expect(done).toEqual([['begun', 'marcus', { byGuardian: true }]]);
  });

  it('U-08 one that cannot be begun keeps no other from it, and the job is tried again', async () => {
    const due: [string, string | null][] = [
      ['last admin', null],
      ['jordan', '2000-01-01'],
      ['marcus', null],
    ];
    await expect(begin(due, ['last admin', 'jordan'])).rejects.toThrow('last admin cannot be deleted');
    expect(done).toEqual([['begun', 'marcus', { byGuardian: true }]]);
  });
});
