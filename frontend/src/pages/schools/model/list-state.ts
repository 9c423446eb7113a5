import type { PageSize } from './page-of';
import type { SchoolFilters } from './school-filters';
import type { SchoolSort } from './school-sort';

/** Everything about the list that the address keeps. */
export interface ListState {
  filters: SchoolFilters;
  sort: SchoolSort;
  size: PageSize;
  /** From 1. */
  page: number;
}
