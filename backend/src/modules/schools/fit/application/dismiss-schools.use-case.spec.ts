import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SchoolNotFound } from '../../directory/index.js';
import { MemorySchoolDismissals } from '../testing/memory-school-dismissals.js';
import { DismissSchools } from './dismiss-schools.use-case.js';

describe('schools that are not for an athlete', () => {
  const kept = new MemorySchoolDismissals(new Set([1, 2]));
  const dismissals = new DismissSchools(kept, new FixedClock());

  it('R-14 said twice is said once, taken back twice is gone, and another athlete has none', async () => {
    for (const id of [1, 1, 2]) await dismissals.dismiss('marcus', id);
    expect([kept.of('marcus'), kept.of('theo')]).toEqual([[1, 2], []]);
    for (const id of [1, 1]) await dismissals.bringBack('marcus', id);
    expect(kept.of('marcus')).toEqual([2]);
  });

  it('R-14 a school that does not exist is not found', async () => {
    await expect(dismissals.dismiss('marcus', 9)).rejects.toThrow(SchoolNotFound);
  });
});
