import { schoolFixture } from '@/entities/school/testing/school-fixture';
import type { SortColumn } from './school-sort';
import { sortSchools } from './sort-schools';

const schools = [
  schoolFixture({ name: 'Yale', division: 'D1', conference: 'Ivy', state: 'CT', city: 'New Haven' }),
  schoolFixture({ name: 'Élan', division: 'na', conference: null, state: 'unknown', city: '' }),
  schoolFixture({ name: 'brown', division: 'D1', conference: 'Ivy', state: 'RI', city: 'Providence' }),
  schoolFixture({ name: 'Zane', division: 'D3', conference: 'Big Sky', state: 'CT', city: 'Avon' }),
];

const names = (column: SortColumn, descending = false) => sortSchools(schools, { column, descending }).map(({ name }) => name);

describe('the order of the schools list', () => {
  it('R-02 by name, both ways, without regard to case and accents', () => {
    expect(names('name')).toEqual(['brown', 'Élan', 'Yale', 'Zane']);
    expect(names('name', true)).toEqual(['Zane', 'Yale', 'Élan', 'brown']);
  });

  it('R-02 by division: D1 first, not available last both ways, equals by name', () => {
    expect(names('division')).toEqual(['brown', 'Yale', 'Zane', 'Élan']);
    expect(names('division', true)).toEqual(['Zane', 'brown', 'Yale', 'Élan']);
  });

  it('R-02 by conference: none known last both ways', () => {
    expect(names('conference')).toEqual(['Zane', 'brown', 'Yale', 'Élan']);
    expect(names('conference', true)).toEqual(['brown', 'Yale', 'Zane', 'Élan']);
  });

  it('R-02 by location: state, then city', () => {
    expect(names('location')).toEqual(['Zane', 'Yale', 'brown', 'Élan']);
  });

  it('R-02 the given list stays as it was', () => {
    const before = schools.map(({ name }) => name);
    names('name', true);
    expect(schools.map(({ name }) => name)).toEqual(before);
  });
});
