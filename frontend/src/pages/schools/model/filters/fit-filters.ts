import type { School } from '@/entities/school';
import { countText } from '@/shared/lib/figures';
import type { SchoolFit, SchoolFits } from '../list/school-fit';
import type { Choice } from './choice';
import type { SchoolFilters } from './school-filters';

/** One grouping of schools by fit: its groups in order, the unknown ones last. */
interface Grouping {
  groups: readonly (readonly [value: string, label: string])[];
  groupOf: (fit: SchoolFit | undefined) => string;
}

/** The group of a figure by the upper ends of the groups; `more` above the last. */
function upTo(ends: readonly number[], figure: number | null | undefined, more: string): string {
  if (figure === null || figure === undefined) return 'unknown';
  return String(ends.find((end) => figure <= end) ?? more);
}

function windowOf(window: string | null | undefined): string {
  if (window === null || window === undefined) return 'unknown';
  return window === 'now' ? 'now' : 'later';
}

/** As the server calls it: high above 70, some above 50. */
function needOf(fit: SchoolFit | undefined): string {
  const need = fit?.need ?? null;
  if (need === null) return 'unknown';
  if (need > 70) return 'high';
  return need > 50 ? 'some' : 'low';
}

export const fitGroupings = {
  tiers: {
    groups: [
      ['likely', 'Likely'],
      ['target', 'Target'],
      ['reach', 'Reach'],
      ['still_open', 'Still open: junior college'],
      ['below_minimum', 'Below the minimum'],
      ['unknown', 'Not known'],
    ],
    groupOf: (fit) => fit?.tier ?? 'unknown',
  },
  distances: {
    groups: [
      ['100', 'Up to 100 miles'],
      ['250', '100 to 250 miles'],
      ['500', '250 to 500 miles'],
      ['far', 'Over 500 miles'],
      ['unknown', 'Not known'],
    ],
    groupOf: (fit) => upTo([100, 250, 500], fit?.miles, 'far'),
  },
  admissions: {
    groups: [
      ['25', 'Up to 25%'],
      ['50', '25 to 50%'],
      ['75', '50 to 75%'],
      ['all', 'Over 75%'],
      ['unknown', 'Not published'],
    ],
    groupOf: (fit) => upTo([25, 50, 75], fit?.admissionRate, 'all'),
  },
  prices: {
    groups: [
      ['15000', 'Up to $15,000'],
      ['25000', '$15,000 to $25,000'],
      ['35000', '$25,000 to $35,000'],
      ['more', 'Over $35,000'],
      ['unknown', 'Not published'],
    ],
    groupOf: (fit) => upTo([15_000, 25_000, 35_000], fit?.netPrice, 'more'),
  },
  windows: {
    groups: [
      ['now', 'Now'],
      ['later', 'Later'],
      ['unknown', 'Not known'],
    ],
    groupOf: (fit) => windowOf(fit?.window),
  },
  needs: {
    groups: [
      ['high', 'High'],
      ['some', 'Some'],
      ['low', 'Low'],
      ['unknown', 'Not known'],
    ],
    groupOf: needOf,
  },
} as const satisfies Record<string, Grouping>;

export type FitFilterName = keyof typeof fitGroupings;

/** The groups of the directory with their number of schools; those that are empty are left out. */
export function fitChoices(name: FitFilterName, schools: readonly School[], fits: SchoolFits): Choice[] {
  const { groups, groupOf }: Grouping = fitGroupings[name];
  const counts = new Map<string, number>();
  for (const { id } of schools) {
    const group = groupOf(fits.get(id));
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return groups.flatMap(([value, label]) => {
    const count = counts.get(value);
    return count === undefined ? [] : [{ value, label: `${label} (${countText(count)})` }];
  });
}

/** The schools whose fit passes; all of them while nothing is chosen or no fit is known. */
export function filterByFit(schools: readonly School[], filters: SchoolFilters, fits: SchoolFits | null): readonly School[] {
  const names = (Object.keys(fitGroupings) as FitFilterName[]).filter((name) => filters[name].length > 0);
  if (fits === null || names.length === 0) return schools;
  return schools.filter(({ id }) => names.every((name) => filters[name].includes(fitGroupings[name].groupOf(fits.get(id)))));
}
