import type { SchoolFilters } from './school-filters';

/** Whether anything keeps schools out of the list. */
export function isNarrowed(filters: SchoolFilters): boolean {
  const { search, favoritesOnly, withoutCoach, positions, ...lists } = filters;
  const chosen = Object.values(lists).reduce((sum, { length }) => sum + length, 0);
  return search.trim() !== '' || favoritesOnly || withoutCoach || chosen > 0 || positions !== null;
}
