import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { PrivateValuesQuery } from '../../masking/index.js';
import { NO_PRIVATE_VALUES } from '../../masking/domain/private-values.js';
import { WritingWorld } from '../testing/writing-world.js';
import { ShowWhatIsSent } from './show-what-is-sent.use-case.js';

const PRIVATE = { ...NO_PRIVATE_VALUES, firstName: 'Marcus', lastName: 'Lee', highSchool: 'Westlake High School', city: 'Austin' };

describe('what would leave for a provider', () => {
  it('U-11 it is the request itself, without surname, school and town, and nobody is asked', async () => {
    const world = new WritingWorld();
    const values: Partial<PrivateValuesQuery> = { of: async () => PRIVATE };
    const shown = await new ShowWhatIsSent(world.facts, values as PrivateValuesQuery, world.grammar, new FixedClock()).run('marcus');
    const all = JSON.stringify(shown);
    for (const secret of ['Lee', 'Westlake', 'Austin', 'hudl.com', 'marcuslee12']) expect(all).not.toContain(secret);
    expect(shown.email).toContain('2027');
    expect(shown.instructions).toContain('private_');
    expect(shown.facts).toContainEqual({ label: 'GPA', value: '3.7' });
    expect(world.tasks).toEqual([]);
  });
});
