import type { School } from '@/entities/school';
import type { SchoolSort, SortColumn } from './school-sort';

type Order = (a: School, b: School) => number;

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const divisionRank = { D1: 0, D2: 1, D3: 2, na: 3 } as const;

const byName: Order = (a, b) => compare(a.name, b.name);

const orders: Record<SortColumn, Order> = {
  name: byName,
  division: (a, b) => divisionRank[a.division] - divisionRank[b.division],
  conference: (a, b) => compare(a.conference ?? '', b.conference ?? ''),
  location: (a, b) => compare(a.state, b.state) || compare(a.city, b.city),
};

/** What is not known stands at the end, whichever way the list is sorted. */
function isUnknown({ division, conference, state }: School, column: SortColumn): boolean {
  if (column === 'division') return division === 'na';
  if (column === 'conference') return conference === null;
  return column === 'location' && state === 'unknown';
}

/** A sorted copy; schools that are alike in the column stand by name, from A. */
export function sortSchools(schools: readonly School[], { column, descending }: SchoolSort): School[] {
  const way = descending ? -1 : 1;
  const order = orders[column];
  return [...schools].sort((a, b) => {
    const unknown = Number(isUnknown(a, column)) - Number(isUnknown(b, column));
    return unknown || way * order(a, b) || byName(a, b);
  });
}
