import type { SchoolFilters } from './school-filters';

/** Whether anything keeps schools out of the list. */
export function isNarrowed(filters: SchoolFilters): boolean {
  const { search, favoritesOnly, withoutCoach, divisions, associations, states, conferences, positions } = filters;
  const chosen = divisions.length + associations.length + states.length + conferences.length;
  return search.trim() !== '' || favoritesOnly || withoutCoach || chosen > 0 || positions !== null;
}
