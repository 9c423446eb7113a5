/** Where a page of a list that grows at its beginning stops: when, and which of those that happened then. */
export interface ListPlace {
  at: Date;
  id: string;
}

export interface ListPage<T> {
  entries: T[];
  /** Where the next, older page begins; null when there is none. */
  next: ListPlace | null;
}

/** Returns the first `limit` of `found`; `found` was read with one row more, which shows whether there is another page. */
export function listPage<T extends ListPlace>(found: readonly T[], limit: number): ListPage<T> {
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  return { entries, next: found.length > limit && last ? { at: last.at, id: last.id } : null };
}
