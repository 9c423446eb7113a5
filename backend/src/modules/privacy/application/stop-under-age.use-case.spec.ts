import { FixedClock } from '../../../shared-kernel/testing/fixed-clock.js';
import { NotUnderAge } from '../domain/privacy-errors.js';
import type { Deletions } from './ports/deletions.js';
import { StopUnderAge } from './stop-under-age.use-case.js';

describe('an athlete confirms a birth date under 13', () => {
  const clock = new FixedClock();
  const dueAt = new Date('2026-11-28T15:00:00.000Z');
  let planned: unknown[];

  beforeEach(() => {
    planned = [];
  });

  function stop(birthdate: string): Promise<Date> {
    const plans: Partial<Deletions> = {
      plan: async (userId, due, now) => {
        planned.push([userId, due, now]);
        return due;
      },
    };
    return new StopUnderAge(plans as Deletions, clock).run('marcus', birthdate);
  }

  it('U-06 the account is deleted after 7 days, and the date itself goes nowhere', async () => {
    expect(await stop('2013-11-22')).toEqual(dueAt);
    expect(planned).toEqual([['marcus', dueAt, clock.now()]]);
  });

  it.each(['2013-11-21', '2026-11-22', '1899-01-01', 'yesterday'])('U-06 %s is no date under 13: nothing stops', async (birthdate) => {
    await expect(stop(birthdate)).rejects.toThrow(NotUnderAge);
    expect(planned).toEqual([]);
  });
});
