export const pageSizes = [10, 20, 50, 'all'] as const;

export type PageSize = (typeof pageSizes)[number];

export interface Page<T> {
  rows: readonly T[];
  /** From 1; never beyond the last. */
  page: number;
  /** At least 1. */
  pageCount: number;
  /** Place of the first and the last row in the whole list, from 1; 0 in an empty list. */
  first: number;
  last: number;
  total: number;
}

/** One page of a list; a page that is not there becomes the nearest that is. */
export function pageOf<T>(list: readonly T[], size: PageSize, wanted: number): Page<T> {
  const length = size === 'all' ? Math.max(list.length, 1) : size;
  const pageCount = Math.max(1, Math.ceil(list.length / length));
  const page = Math.min(Math.max(1, wanted), pageCount);
  const start = (page - 1) * length;
  const rows = list.slice(start, start + length);
  return { rows, page, pageCount, first: rows.length === 0 ? 0 : start + 1, last: start + rows.length, total: list.length };
}

/** The first page of a list of which no more is there yet. */
export function startOf<T>(page: Page<T>, total: number): Page<T> {
  return { ...page, total, pageCount: Math.ceil(total / Math.max(page.rows.length, 1)) };
}
