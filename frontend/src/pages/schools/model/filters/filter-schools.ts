import { type School, searchSchools } from '@/entities/school';
import { coachEmails } from './coach-emails';
import type { SchoolFilters } from './school-filters';

type Test = (school: School) => boolean;

export function contactGroup(school: School): string {
  return coachEmails(school) === 0 ? 'none' : 'known';
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

/**
 * The schools that pass every filter and match the search. `byRank`: best match first, unless the user chose another order; else
 * they keep their order.
 */
export function filterSchools(
  schools: readonly School[],
  filters: SchoolFilters,
  favoriteIds: ReadonlySet<number>,
  byRank = false,
): School[] {
  const tests = [
    filters.favoritesOnly ? ({ id }: School) => favoriteIds.has(id) : null,
    oneOfTest(filters.divisions, ({ division }) => division),
    oneOfTest(filters.subdivisions, ({ subdivision }) => subdivision ?? ''),
    oneOfTest(filters.contacts, contactGroup),
    oneOfTest(filters.associations, ({ association }) => association ?? ''),
    oneOfTest(filters.states, ({ state }) => state),
    oneOfTest(filters.conferences, ({ conference }) => conference ?? ''),
    positionTest(filters.positions),
  ].filter((test) => test !== null);
  const passed = schools.filter((school) => tests.every((test) => test(school)));
  if (filters.search.trim() === '') return passed;
  const found = searchSchools(passed, filters.search);
  if (byRank) return found;
  const kept = new Set(found);
  return passed.filter((school) => kept.has(school));
}
