import type { SchoolFilters } from './school-filters';

/** Whether anything keeps schools out of the list. */
export function isNarrowed(filters: SchoolFilters): boolean {
  const { search, favoritesOnly, positions, ...lists } = filters;
  const chosen = Object.values(lists).reduce((sum, { length }) => sum + length, 0);
  return search.trim() !== '' || favoritesOnly || chosen > 0 || positions !== null;
}
