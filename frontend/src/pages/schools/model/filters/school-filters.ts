import type { School } from '@/entities/school';

/** What the list is narrowed down to; an empty list of divisions, states or conferences means all of them. */
export interface SchoolFilters {
  search: string;
  favoritesOnly: boolean;
  /** Only schools without the email address of a coach. */
  withoutCoach: boolean;
  divisions: readonly School['division'][];
  states: readonly string[];
  conferences: readonly string[];
  /** Codes of coaches; null means all of them, also schools without a coach. */
  positions: readonly string[] | null;
}

export const noFilters: SchoolFilters = {
  search: '',
  favoritesOnly: false,
  withoutCoach: false,
  divisions: [],
  states: [],
  conferences: [],
  positions: null,
};
