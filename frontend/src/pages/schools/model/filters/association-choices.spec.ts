import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { associationChoices } from './association-choices';

describe('the choices of the association filter', () => {
  it('B-07 names those of the directory with their number of schools, NCAA first, unknown last', () => {
    const schools = ([null, 'NJCAA', 'NCAA', 'NJCAA'] as const).map((association, at) => schoolFixture({ id: at, association }));
    expect(associationChoices(schools)).toEqual([
      { value: 'NCAA', label: 'NCAA (1)' },
      { value: 'NJCAA', label: 'NJCAA (2)' },
      { value: '', label: 'Not known (1)' },
    ]);
  });
});
