import { FixedClock } from '../../../shared-kernel/testing/fixed-clock.js';
import { BirthdateRefused, NoPlannedDeletion } from '../domain/privacy-errors.js';
import { CorrectBirthdate } from './correct-birthdate.use-case.js';
import type { Deletions } from './ports/deletions.js';

describe('an operator corrects a birth date under 13', () => {
  const clock = new FixedClock();
  let lifted: unknown[];

  beforeEach(() => {
    lifted = [];
  });

  function correct(username: string, birthdate: string): Promise<void> {
    const plans: Partial<Deletions> = {
      lift: async (...call) => username === 'marcus' && lifted.push(call) > 0,
    };
    return new CorrectBirthdate(plans as Deletions, clock).run(username, birthdate);
  }

  it('U-06 the right date is stored and the plan is off', async () => {
    await correct('marcus', '2010-05-04');
    expect(lifted).toEqual([['marcus', '2010-05-04', clock.now()]]);
  });

  it.each(['2013-11-22', '2010-02-30', '2030-01-01'])('U-06 %s does not end the plan', async (birthdate) => {
    await expect(correct('marcus', birthdate)).rejects.toThrow(BirthdateRefused);
    expect(lifted).toEqual([]);
  });

  it('U-06 an account without a plan is named', async () => {
    await expect(correct('jordan', '2010-05-04')).rejects.toThrow(NoPlannedDeletion);
  });
});
