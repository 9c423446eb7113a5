import type { SchoolFilters } from './school-filters';

/** How many filters narrow the list down; the search is in a field of its own. */
export function filtersSet({ search: _search, favoritesOnly, positions, ...lists }: SchoolFilters): number {
  const flags = [favoritesOnly, positions !== null].filter(Boolean).length;
  return flags + Object.values(lists).filter(({ length }) => length > 0).length;
}
