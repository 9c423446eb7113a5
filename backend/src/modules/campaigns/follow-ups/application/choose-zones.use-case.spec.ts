import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { CampusZones } from '../../schedule/index.js';
import { ZoneNotOffered } from '../domain/follow-up-errors.js';
import { MemoryFollowUpPlans } from '../testing/memory-follow-up-plans.js';
import { ChooseZones } from './choose-zones.use-case.js';

const [EAST, CENTRAL] = ['America/New_York', 'America/Chicago'];

describe('the zone of a campus that is in one of two', () => {
  let plans: MemoryFollowUpPlans;

  beforeEach(() => {
    plans = new MemoryFollowUpPlans(() => true);
  });

  const stored = () => Object.fromEntries(plans.zones);

  function choose(...zones: [number, string][]): Promise<void> {
    const campuses: Partial<CampusZones> = {
      of: async (ids) => new Map(ids.filter((id) => id < 10).map((id) => [id, { choices: [EAST, CENTRAL] } as never])),
    };
    const asked = zones.map(([schoolId, zone]) => ({ schoolId, zone }));
    return new ChooseZones(plans, campuses as CampusZones, new FixedClock()).run('marcus', asked);
  }

  it('C-19 what the athlete says is stored for each school', async () => {
    await choose([1, EAST], [2, CENTRAL]);
    expect(stored()).toEqual({ 'marcus 1': EAST, 'marcus 2': CENTRAL });
  });

  it('C-19 of two answers for one school the last counts', async () => {
    await choose([1, EAST], [1, CENTRAL]);
    expect(stored()).toEqual({ 'marcus 1': CENTRAL });
  });

  it.each<[string, [number, string]]>([
    ['a zone that the campus cannot have', [2, 'America/Denver']],
    ['a school that does not exist', [10, EAST]],
  ])('C-19 %s is refused, and nothing of the answer is stored', async (_, wrong) => {
    await expect(choose([1, EAST], wrong)).rejects.toThrow(ZoneNotOffered);
    expect(stored()).toEqual({});
  });
});
