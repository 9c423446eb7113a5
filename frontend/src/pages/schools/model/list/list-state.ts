import type { PageSize } from './page-of';
import type { SchoolFilters } from '../filters/school-filters';
import type { AskedSort } from './school-sort';

/** Everything about the list that the address keeps. */
export interface ListState {
  filters: SchoolFilters;
  sort: AskedSort;
  /** Rows, or the schools that the athlete follows by lead level. */
  view: 'list' | 'board';
  size: PageSize;
  /** From 1. */
  page: number;
}
