import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { MinorQuery } from '../../../profile/athlete/index.js';
import { GuardianNotFound, GuardianStays } from '../domain/guardian-errors.js';
import { MemoryGuardianLinks } from '../testing/memory-guardian-links.js';
import { EndGuardianship } from './end-guardianship.use-case.js';

describe('the end of a guardianship', () => {
  let links: MemoryGuardianLinks;

  beforeEach(() => {
    links = new MemoryGuardianLinks();
    links.guardianships.push({ athleteId: 'marcus', guardianId: 'dana', mailed: true });
  });

  function ending(isMinor: boolean): EndGuardianship {
    const minors: Partial<MinorQuery> = { isMinor: async () => isMinor };
    return new EndGuardianship(links, minors as MinorQuery, new FixedClock());
  }

  it('U-08 until 18 the athlete ends nothing, and the guardian does at any time', async () => {
    await expect(ending(true).byAthlete('marcus', 'dana')).rejects.toThrow(GuardianStays);
    expect(links.guardianships).toHaveLength(1);
    await ending(true).run('marcus', 'dana');
    expect(links.guardianships).toEqual([]);
  });

  it('U-08 from 18 on the athlete ends it', async () => {
    await ending(false).byAthlete('marcus', 'dana');
    expect(links.guardianships).toEqual([]);
  });

  it('U-07 nobody ends what another athlete has, or what is over', async () => {
    await expect(ending(false).byAthlete('jordan', 'dana')).rejects.toThrow(GuardianNotFound);
    await ending(true).run('marcus', 'dana');
    await expect(ending(true).run('marcus', 'dana')).rejects.toThrow(GuardianNotFound);
  });
});
