import { coachFixture } from '@/entities/school/testing/coach-fixture';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { filterChoices } from './filter-choices';
import { filterSchools } from './filter-schools';
import { noFilters } from './school-filters';

const withEmail = [coachFixture({ email: 'coach@akron.example' })];
const schools = [
  schoolFixture({ id: 1, subdivision: 'FBS', coaches: withEmail }),
  schoolFixture({ id: 2, subdivision: 'FCS', coaches: [coachFixture({ email: null })] }),
  schoolFixture({ id: 3, subdivision: null, coaches: [] }),
  schoolFixture({ id: 4, subdivision: null, coaches: withEmail }),
];

it('R-12 schools outside FBS and FCS are a group of their own, the last one; each group has its count and filters to it', () => {
  const { subdivisions } = filterChoices(schools);
  expect(subdivisions.map(({ label }) => label)).toEqual(['FBS (1)', 'FCS (1)', 'Neither (2)']);
  const left = (value: string) => filterSchools(schools, { ...noFilters, subdivisions: [value] }, new Set()).map(({ id }) => id);
  expect(subdivisions.map(({ value }) => left(value))).toEqual([[1], [2], [3, 4]]);
});

it('R-12 schools with a known contact and those without are counted as the filter finds them, those without last', () => {
  const { contacts } = filterChoices(schools);
  expect(contacts.map(({ label }) => label)).toEqual(['Known (2)', 'Not known (2)']);
  const left = (value: string) => filterSchools(schools, { ...noFilters, contacts: [value] }, new Set()).map(({ id }) => id);
  expect(contacts.map(({ value }) => left(value))).toEqual([
    [1, 4],
    [2, 3],
  ]);
});
