import { useMemo } from 'react';
import type { School } from '@/entities/school';
import { filterByFit } from '../filters/fit-filters';
import { filterSchools } from '../filters/filter-schools';
import type { ListState } from './list-state';
import { type Page, pageOf } from './page-of';
import type { SchoolFits } from './school-fit';
import type { SchoolSort } from './school-sort';
import { sortSchools } from './sort-schools';

const nobody: ReadonlySet<number> = new Set();

export interface ShownSchools {
  /** Every school that passes the filters, in order. */
  passed: readonly School[];
  /** Those of them that are on the page. */
  page: Page<School>;
}

/** The schools for the list's state; sorted once, filtered at each change. */
export function useShownSchools(
  schools: readonly School[],
  { filters, size, page, sort: asked }: ListState,
  { sort, fits }: { sort: SchoolSort; fits: SchoolFits | null },
  favoriteIds: ReadonlySet<number> | null,
): ShownSchools {
  const sorted = useMemo(() => sortSchools(schools, sort, fits ?? undefined), [schools, sort, fits]);
  const ids = filters.favoritesOnly ? (favoriteIds ?? nobody) : nobody;
  const byRank = asked.column === 'usual' && !asked.descending;
  const found = useMemo(() => filterSchools(sorted, filters, ids, byRank), [sorted, filters, ids, byRank]);
  const passed = useMemo(() => filterByFit(found, filters, fits), [found, filters, fits]);
  return useMemo(() => ({ passed, page: pageOf(passed, size, page) }), [passed, size, page]);
}
