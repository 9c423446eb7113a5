import type { School } from '@/entities/school';
import { associationRank } from '../filters/association-choices';
import { coachEmails } from '../filters/coach-emails';
import { noFit, type SchoolFit, type SchoolFits } from './school-fit';
import type { SchoolSort, SortColumn } from './school-sort';

type Order = (a: School, b: School) => number;
type FitColumn = 'fit' | 'distance' | 'admission' | 'price' | 'need' | 'window';

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const divisionRank = { D1: 0, D2: 1, D3: 2, na: 3 } as const;

const byName: Order = (a, b) => compare(a.name, b.name);

const tierRank = { likely: 0, target: 1, still_open: 2, reach: 3, below_minimum: 4 } as const;

const orders: Record<Exclude<SortColumn, FitColumn>, Order> = {
  name: byName,
  division: (a, b) => divisionRank[a.division] - divisionRank[b.division],
  subdivision: (a, b) => compare(a.subdivision ?? '', b.subdivision ?? ''),
  association: (a, b) => associationRank(a) - associationRank(b),
  conference: (a, b) => compare(a.conference ?? '', b.conference ?? ''),
  location: (a, b) => compare(a.state, b.state) || compare(a.city, b.city),
  contacts: (a, b) => coachEmails(a) - coachEmails(b),
};

/** What a column that comes with the fit sorts by: the smaller first; null is not known. */
const figures: Record<FitColumn, (fit: SchoolFit) => number | string | null> = {
  fit: ({ tier }) => (tier === 'unknown' ? null : tierRank[tier]),
  distance: ({ miles }) => miles,
  admission: ({ admissionRate }) => admissionRate,
  price: ({ netPrice }) => netPrice,
  need: ({ need }) => need,
  // Before every day of this age.
  window: ({ window }) => (window === 'now' ? '0' : window),
};

function isFitColumn(column: SortColumn): column is FitColumn {
  return column in figures;
}

function byFigure(column: FitColumn, fits: SchoolFits): Order {
  const of = ({ id }: School) => figures[column](fits.get(id) ?? noFit) ?? '';
  return (a, b) => (of(a) === of(b) ? 0 : of(a) < of(b) ? -1 : 1);
}

function orderOf(column: SortColumn, fits: SchoolFits): Order {
  return isFitColumn(column) ? byFigure(column, fits) : orders[column];
}

/**
 * Of what is alike in the column: within a tier the nearest, then those without a distance by the total of their fit, whichever way
 * the tiers go; else by name.
 */
function orderWithin(column: SortColumn, fits: SchoolFits): Order {
  if (column !== 'fit') return byName;
  const miles = ({ id }: School) => fits.get(id)?.miles ?? 1e9;
  const score = ({ id }: School) => fits.get(id)?.score ?? -1;
  return (a, b) => miles(a) - miles(b) || score(b) - score(a) || byName(a, b);
}

/** What is not known is at the end, whichever way the list is sorted. */
function unknownIn(column: SortColumn, fits: SchoolFits): (school: School) => boolean {
  if (isFitColumn(column)) return ({ id }) => figures[column](fits.get(id) ?? noFit) === null;
  switch (column) {
    case 'division':
      return ({ division }) => division === 'na';
    case 'subdivision':
      return ({ subdivision }) => subdivision === null;
    case 'association':
      return ({ association }) => association === null;
    case 'conference':
      return ({ conference }) => conference === null;
    case 'contacts':
      return (school) => coachEmails(school) === 0;
    case 'location':
      return ({ state }) => state === 'unknown';
    case 'name':
      return () => false;
  }
}

const noFits: SchoolFits = new Map();

/** A sorted copy. */
export function sortSchools(schools: readonly School[], { column, descending }: SchoolSort, fits: SchoolFits = noFits): School[] {
  const way = descending ? -1 : 1;
  const order = orderOf(column, fits);
  const within = orderWithin(column, fits);
  const isUnknown = unknownIn(column, fits);
  return [...schools].sort((a, b) => Number(isUnknown(a)) - Number(isUnknown(b)) || way * order(a, b) || within(a, b));
}
