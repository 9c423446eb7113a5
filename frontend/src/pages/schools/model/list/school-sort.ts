/** The columns by which the list can be sorted. */
export const sortColumns = ['fit', 'name', 'division', 'conference', 'location', 'distance'] as const;

export type SortColumn = (typeof sortColumns)[number];

export interface SchoolSort {
  column: SortColumn;
  descending: boolean;
}

/** What the address asks for; `usual`: whatever is usual for this athlete. */
export interface AskedSort {
  column: SortColumn | 'usual';
  descending: boolean;
}

/** For you once enough of the athlete is known, else by name. What needs fits is by name without them. */
export function sortOf({ column, descending }: AskedSort, { isForYou, hasFits }: { isForYou: boolean; hasFits: boolean }): SchoolSort {
  if (column === 'usual') return { column: isForYou ? 'fit' : 'name', descending };
  const needsFits = column === 'fit' || column === 'distance';
  return { column: needsFits && !hasFits ? 'name' : column, descending };
}
