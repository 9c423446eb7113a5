import type { School } from '@/entities/school';

/** What the list is narrowed down to; an empty list of divisions, associations, states or conferences means all of them. */
export interface SchoolFilters {
  search: string;
  favoritesOnly: boolean;
  divisions: readonly School['division'][];
  /** '' means schools whose association is not known. */
  associations: readonly string[];
  states: readonly string[];
  conferences: readonly string[];
  /** Codes of coaches; null means all of them, also schools without a coach. */
  positions: readonly string[] | null;
  /** FBS, FCS. */
  subdivisions: readonly string[];
  /** Whether the email address of a coach is known: `known`, `none`. */
  contacts: readonly string[];
  /** Selected groups of fit and related values, with the names of fit-filters.ts. */
  tiers: readonly string[];
  distances: readonly string[];
  needs: readonly string[];
  admissions: readonly string[];
  prices: readonly string[];
  windows: readonly string[];
}

export const noFilters: SchoolFilters = {
  search: '',
  favoritesOnly: false,
  divisions: [],
  associations: [],
  states: [],
  conferences: [],
  positions: null,
  subdivisions: [],
  contacts: [],
  tiers: [],
  distances: [],
  needs: [],
  admissions: [],
  prices: [],
  windows: [],
};
