import { fold, type School } from '@/entities/school';
import type { SchoolFilters } from './school-filters';
import { searchText } from './search-text';

type Test = (school: School) => boolean;

function searchTest(search: string): Test | null {
  const words = fold(search)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  return (school) => {
    const text = searchText(school);
    return words.every((word) => text.includes(word));
  };
}

function oneOfTest<T>(chosen: readonly T[], valueOf: (school: School) => T): Test | null {
  if (chosen.length === 0) return null;
  const set = new Set(chosen);
  return (school) => set.has(valueOf(school));
}

function positionTest(positions: readonly string[] | null): Test | null {
  if (positions === null) return null;
  const set = new Set(positions);
  return ({ coaches }) => coaches.some(({ position }) => position.split(',').some((code) => set.has(code)));
}

/** The schools that pass every filter, in their order. Each word of the search must stand somewhere in the school. */
export function filterSchools(schools: readonly School[], filters: SchoolFilters, favoriteIds: ReadonlySet<number>): School[] {
  const tests = [
    filters.favoritesOnly ? ({ id }: School) => favoriteIds.has(id) : null,
    filters.withoutCoach ? ({ coaches }: School) => coaches.every(({ email }) => email === null) : null,
    oneOfTest(filters.divisions, ({ division }) => division),
    oneOfTest(filters.associations, ({ association }) => association ?? ''),
    oneOfTest(filters.states, ({ state }) => state),
    oneOfTest(filters.conferences, ({ conference }) => conference ?? ''),
    positionTest(filters.positions),
    searchTest(filters.search),
  ].filter((test) => test !== null);
  return schools.filter((school) => tests.every((test) => test(school)));
}
