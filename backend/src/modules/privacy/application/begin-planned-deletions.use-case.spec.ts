import { FixedClock } from '../../../shared-kernel/testing/fixed-clock.js';
import type { BeginByServer } from './begin-by-server.js';
import { BeginPlannedDeletions } from './begin-planned-deletions.use-case.js';
import type { Deletions } from './ports/deletions.js';

describe('the day of a planned deletion', () => {
  const clock = new FixedClock();

  async function begin(failing: string[]): Promise<{ begun: string[]; error: unknown }> {
    const begun: string[] = [];
    const plans: Partial<Deletions> = { planned: async (now) => (now > clock.now() ? [] : ['marcus', 'jordan', 'zoe']) };
    const beginning: Partial<BeginByServer> = {
      run: async (userId) => {
        if (failing.includes(userId)) throw new Error(`${userId} cannot be deleted`);
        begun.push(userId);
      },
    };
    const job = new BeginPlannedDeletions(plans as Deletions, beginning as BeginByServer, clock);
    const error = await job.run().then(
      () => null,
      (failure: unknown) => failure,
    );
    return { begun, error };
  }

  it('U-06 each account whose day has come is deleted', async () => {
    expect(await begin([])).toEqual({ begun: ['marcus', 'jordan', 'zoe'], error: null });
  });

  it('U-06 one that cannot be begun keeps no other from it, and the first error is the one of the job', async () => {
    const { begun, error } = await begin(['marcus', 'jordan']);
    expect(begun).toEqual(['zoe']);
    expect(error).toEqual(new Error('marcus cannot be deleted'));
  });
});
