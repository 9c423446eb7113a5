import type { School } from '@/entities/school';
import type { SchoolFit, SchoolFits } from './school-fit';
import type { SchoolSort, SortColumn } from './school-sort';

type Order = (a: School, b: School) => number;

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const divisionRank = { D1: 0, D2: 1, D3: 2, na: 3 } as const;

const byName: Order = (a, b) => compare(a.name, b.name);

const tierRank: Record<SchoolFit['tier'], number> = { likely: 0, target: 1, reach: 2, below_minimum: 3, unknown: 4 };

const orders: Record<Exclude<SortColumn, 'fit' | 'distance'>, Order> = {
  name: byName,
  division: (a, b) => divisionRank[a.division] - divisionRank[b.division],
  conference: (a, b) => compare(a.conference ?? '', b.conference ?? ''),
  location: (a, b) => compare(a.state, b.state) || compare(a.city, b.city),
};

/** Tier first, then the nearest; without a distance at the end of the tier. */
function byFit(fits: SchoolFits): Order {
  const rank = ({ id }: School) => tierRank[fits.get(id)?.tier ?? 'unknown'];
  const distance = byDistance(fits);
  return (a, b) => rank(a) - rank(b) || distance(a, b);
}

function byDistance(fits: SchoolFits): Order {
  const miles = ({ id }: School) => fits.get(id)?.miles ?? 1e9;
  return (a, b) => miles(a) - miles(b);
}

function orderOf(column: SortColumn, fits: SchoolFits): Order {
  if (column === 'fit') return byFit(fits);
  return column === 'distance' ? byDistance(fits) : orders[column];
}

/** What is not known stands at the end, whichever way the list is sorted. */
function unknownIn(column: SortColumn, fits: SchoolFits): (school: School) => boolean {
  switch (column) {
    case 'fit':
      return ({ id }) => (fits.get(id)?.tier ?? 'unknown') === 'unknown';
    case 'distance':
      return ({ id }) => (fits.get(id)?.miles ?? null) === null;
    case 'division':
      return ({ division }) => division === 'na';
    case 'conference':
      return ({ conference }) => conference === null;
    case 'location':
      return ({ state }) => state === 'unknown';
    case 'name':
      return () => false;
  }
}

const noFits: SchoolFits = new Map();

/** A sorted copy; schools that are alike in the column stand by name, from A. */
export function sortSchools(schools: readonly School[], { column, descending }: SchoolSort, fits: SchoolFits = noFits): School[] {
  const way = descending ? -1 : 1;
  const order = orderOf(column, fits);
  const isUnknown = unknownIn(column, fits);
  return [...schools].sort((a, b) => Number(isUnknown(a)) - Number(isUnknown(b)) || way * order(a, b) || byName(a, b));
}
