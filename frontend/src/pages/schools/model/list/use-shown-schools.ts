import { useMemo } from 'react';
import type { School } from '@/entities/school';
import { filterSchools } from '../filters/filter-schools';
import type { ListState } from './list-state';
import { type Page, pageOf } from './page-of';
import { sortSchools } from './sort-schools';

const nobody: ReadonlySet<number> = new Set();

export interface ShownSchools {
  /** Every school that passes the filters, in order. */
  passed: readonly School[];
  /** Those of them that stand on the page. */
  page: Page<School>;
}

/** The schools that the list's state asks for; sorted once, filtered at each change. */
export function useShownSchools(
  schools: readonly School[],
  { filters, sort, size, page }: ListState,
  favoriteIds: ReadonlySet<number> | null,
): ShownSchools {
  const sorted = useMemo(() => sortSchools(schools, sort), [schools, sort]);
  const ids = filters.favoritesOnly ? (favoriteIds ?? nobody) : nobody;
  const passed = useMemo(() => filterSchools(sorted, filters, ids), [sorted, filters, ids]);
  return useMemo(() => ({ passed, page: pageOf(passed, size, page) }), [passed, size, page]);
}
