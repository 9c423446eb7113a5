import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { boardColumns } from './board-columns';
import { neighbourLevel } from './neighbour-level';

describe('the columns of the board', () => {
  it('R-05 schools are by lead level in their order, empty columns say what they mean', () => {
    const schools = [schoolFixture({ id: 1, leadLevel: 'warm' }), schoolFixture({ id: 2 }), schoolFixture({ id: 3, leadLevel: 'warm' })];
    const columns = boardColumns(schools);
    expect(columns.map(({ label, schools: held }) => [label, held.map(({ id }) => id)])).toEqual([
      ['COLD', [2]],
      ['WARM', [1, 3]],
      ['HOT', []],
      ['COMMITTED', []],
      ['DECLINED', []],
    ]);
    expect(columns.every(({ meaning }) => meaning.length > 0)).toBe(true);
  });

  it('R-05 the neighbours of a level end at the outer columns', () => {
    expect(neighbourLevel('cold', 1)).toBe('warm');
    expect(neighbourLevel('hot', -1)).toBe('warm');
    expect(neighbourLevel('cold', -1)).toBeNull();
    expect(neighbourLevel('declined', 1)).toBeNull();
  });
});
