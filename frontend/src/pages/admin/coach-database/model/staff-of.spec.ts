import type { School } from '@/entities/school';
import { coachFixture } from '@/entities/school/testing/coach-fixture';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import type { DatabaseFilters } from './database-filters';
import { staffOf } from './staff-of';

const everything: DatabaseFilters = { search: '', division: 'all', position: 'all' };

const schools: School[] = [
  schoolFixture({
    id: 1,
    name: 'Akron',
    coaches: [
      coachFixture({ id: 11, name: 'Dana Fieldhouse' }),
      coachFixture({ id: 12, name: 'Pat Moore', title: 'Quarterbacks', position: 'QB' }),
      coachFixture({ id: 13, name: 'Mine Only', title: 'Quarterbacks', position: 'QB', addedByYou: true }),
    ],
  }),
  schoolFixture({ id: 2, name: 'San José State', aliases: ['SJSU'], division: 'D1', coaches: [] }),
  schoolFixture({ id: 3, name: 'Oberlin', division: 'D3', coaches: [coachFixture({ id: 31, name: 'Robin Akron' })] }),
];

const shown = (filters: Partial<DatabaseFilters>) =>
  staffOf(schools, { ...everything, ...filters }).map(({ school, staff }) => [school.name, staff.map(({ id }) => id)]);

describe('the staff of the coach database', () => {
  it('K-01 is everybody of the shared directory, and no private contact', () => {
    expect(shown({})).toEqual([
      ['Akron', [11, 12]],
      ['San José State', []],
      ['Oberlin', [31]],
    ]);
  });

  it('K-01 a search finds schools by their names and coaches by name or title', () => {
    expect(shown({ search: 'akron' })).toEqual([
      ['Akron', [11, 12]],
      ['Oberlin', [31]],
    ]);
    expect(shown({ search: 'quarter' })).toEqual([['Akron', [12]]]);
    expect(shown({ search: 'san jose' })).toEqual([['San José State', []]]);
    expect(shown({ search: 'sjsu' })).toEqual([['San José State', []]]);
  });

  it('K-01 a division keeps its schools, a position keeps who coaches it', () => {
    expect(shown({ division: 'D3' })).toEqual([['Oberlin', [31]]]);
    expect(shown({ position: 'QB' })).toEqual([['Akron', [12]]]);
    expect(shown({ position: 'QB', division: 'D3' })).toEqual([]);
  });
});
