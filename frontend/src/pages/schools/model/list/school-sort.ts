/** The columns by which the list can be sorted. */
export const sortColumns = ['name', 'division', 'conference', 'location'] as const;

export type SortColumn = (typeof sortColumns)[number];

export interface SchoolSort {
  column: SortColumn;
  descending: boolean;
}
