import { coachFixture } from '@/entities/school/testing/coach-fixture';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { mostGrowth } from '@/shared/testing/most-growth';
import { filterSchools } from './filter-schools';
import { noFilters, type SchoolFilters } from './school-filters';

const akron = schoolFixture({ id: 1 });
const sanJose = schoolFixture({
  id: 2,
  name: 'San José State',
  city: 'San Jose',
  state: 'CA',
  conference: 'Mountain West',
  mascot: 'Spartans',
});
const stJohns = schoolFixture({
  id: 3,
  name: "St. John's (MN)",
  division: 'D3',
  subdivision: null,
  city: 'Collegeville',
  state: 'MN',
  conference: null,
  mascot: 'Johnnies',
  coaches: [coachFixture({ position: 'OC,QB', title: 'Offensive Coordinator/Quarterbacks', isHeadCoach: false })],
});
const all = [akron, sanJose, stJohns];

function left(filters: Partial<SchoolFilters>, favorites: number[] = []): number[] {
  return filterSchools(all, { ...noFilters, ...filters }, new Set(favorites)).map(({ id }) => id);
}

describe('the filters of the schools list', () => {
  it('R-01 without filters every school is shown in its order', () => {
    expect(left({})).toEqual([1, 2, 3]);
  });

  it.each([
    ['name', 'akron', [1]],
    ['city', 'collegeville', [3]],
    ['conference', 'mountain', [2]],
    ['mascot', 'zips', [1]],
    ['two words in any order', 'spartans jose', [2]],
    ['words that stand in different schools', 'akron spartans', []],
  ])('R-01 the search looks at %s', (_what, search, expected) => {
    expect(left({ search })).toEqual(expected);
  });

  it.each(['san jose', 'SAN JOSÉ', '  san   jose '])('R-01 accents, case and spaces do not matter: "%s"', (search) => {
    expect(left({ search })).toEqual([2]);
  });

  it.each(['st johns', "st. john's", 'st. john’s'])('R-01 dots and apostrophes do not matter: "%s"', (search) => {
    expect(left({ search })).toEqual([3]);
  });

  it('R-02 divisions, states and conferences each keep what was chosen', () => {
    expect(left({ divisions: ['D3', 'na'] })).toEqual([3]);
    expect(left({ states: ['CA', 'OH'] })).toEqual([1, 2]);
    expect(left({ conferences: ['Mountain West'] })).toEqual([2]);
  });

  it('B-07 an association keeps its schools, also those that have none', () => {
    const schools = [schoolFixture({ id: 1 }), schoolFixture({ id: 2, association: 'NAIA' }), schoolFixture({ id: 3, association: null })];
    const kept = (associations: string[]) => filterSchools(schools, { ...noFilters, associations }, new Set()).map(({ id }) => id);
    expect([kept(['NAIA']), kept(['']), kept(['NCAA', 'NAIA'])]).toEqual([[2], [3], [1, 2]]);
    expect(left({ states: ['CA'], divisions: ['D3'] })).toEqual([]);
  });

  it('R-02 a position keeps the schools with a coach for it; all positions keep schools without coaches too', () => {
    expect(left({ positions: ['QB'] })).toEqual([3]);
    expect(left({ positions: ['HC'] })).toEqual([]);
    expect(left({ positions: [] })).toEqual([]);
    expect(left({ positions: null })).toEqual([1, 2, 3]);
  });

  it('R-04 favorites only keeps the marked schools', () => {
    expect(left({ favoritesOnly: true }, [2, 3])).toEqual([2, 3]);
  });

  it('D-06 R-01 finds the schools without the email address of a coach', () => {
    const unreachable = schoolFixture({ id: 4, coaches: [coachFixture({ email: null })] });
    const reachable = schoolFixture({ id: 5, coaches: [coachFixture({ email: null }), coachFixture({ email: 'a@college.example.edu' })] });
    const found = filterSchools(
      [schoolFixture({ id: 6, coaches: [] }), unreachable, reachable],
      { ...noFilters, contacts: ['none'] },
      new Set(),
    );
    expect(found.map(({ id }) => id)).toEqual([6, 4]);
  });

  it('O-11 takes twice the work for twice the words of a search, or for twice as long a name', async () => {
    expect(await mostGrowth((search) => left({ search }))).toBeLessThan(2.5);
    const named = (name: string) => filterSchools([schoolFixture({ id: 4, name })], { ...noFilters, search: 'film' }, new Set());
    expect(await mostGrowth(named)).toBeLessThan(2.5);
  });
});
