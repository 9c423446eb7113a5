/** The columns by which the list can be sorted. */
export const sortColumns = [
  'fit',
  'name',
  'distance',
  'division',
  'subdivision',
  'association',
  'conference',
  'location',
  'admission',
  'price',
  'need',
  'contacts',
  'window',
] as const;

export type SortColumn = (typeof sortColumns)[number];

const fitColumns: readonly SortColumn[] = ['fit', 'distance', 'admission', 'price', 'need', 'window'];

/** Whether the column is only known with the fit. */
export function needsFits(column: SortColumn): boolean {
  return fitColumns.includes(column);
}

export interface SchoolSort {
  column: SortColumn;
  descending: boolean;
}

/** The order in the address; `usual` means the default order for this athlete. */
export interface AskedSort {
  column: SortColumn | 'usual';
  descending: boolean;
}

/** Sorts by fit ("For you") once enough about the athlete is known, else by name. Orders that need fits fall back to name without them. */
export function sortOf({ column, descending }: AskedSort, { isForYou, hasFits }: { isForYou: boolean; hasFits: boolean }): SchoolSort {
  if (column === 'usual') return { column: isForYou ? 'fit' : 'name', descending };
  return { column: needsFits(column) && !hasFits ? 'name' : column, descending };
}
