import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAddressParams, watchPage } from '@/shared/routes';
import { readListState, writeListState } from './list-address';
import type { ListState } from './list-state';
import type { SchoolFilters } from '../filters/school-filters';

/** Typing waits this long before it reaches the address: browsers refuse more than some 100 changes in 30 s. */
const addressAfterMs = 250;

export interface ListControl {
  state: ListState;
  /** The text in the search field, ahead of `state` while the user types. */
  typed: string;
  type(text: string): void;
  /** Any change of a filter leads to page 1. */
  filter(change: Partial<SchoolFilters>): void;
  /** A change of order, view or page size leads to page 1, unless a page is named. */
  arrange(change: Partial<Pick<ListState, 'sort' | 'view' | 'size' | 'page'>>): void;
}

/** The state of the list: the address keeps it, the search field runs ahead of the address. */
export function useListState(): ListControl {
  const [params, changeAddress] = useAddressParams();
  const kept = useMemo(() => readListState(params), [params]);
  const search = kept.filters.search;
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState(search);
  if (seen !== search) {
    setSeen(search);
    // Not changed by this hook: the user went back, or followed a link to this page.
    if (search !== written) setTyped(search);
  }
  const ahead = typed.trim() === '' ? '' : typed;

  // The functions below keep their identity while the user types, so that the list is not rendered on each key.
  const latest = useRef(ahead);
  useLayoutEffect(() => {
    latest.current = ahead;
  });
  const write = useCallback(
    (change: Partial<ListState>, filters: Partial<SchoolFilters>) => {
      const search = filters.search ?? latest.current;
      setWritten(search);
      changeAddress((now) => {
        const before = readListState(now);
        return writeListState({ ...before, page: 1, ...change, filters: { ...before.filters, ...filters, search } });
      });
    },
    [changeAddress],
  );
  const filter = useCallback(
    (change: Partial<SchoolFilters>) => {
      if (change.search !== undefined) setTyped(change.search);
      write({}, change);
    },
    [write],
  );
  const arrange = useCallback((change: Partial<ListState>) => write(change, {}), [write]);

  useEffect(() => {
    if (ahead === search) return undefined;
    const isStillHere = watchPage();
    const timer = setTimeout(() => {
      // Else it would take the athlete back from the page whose link was pressed in the meantime.
      if (isStillHere()) write({}, {});
    }, addressAfterMs);
    return () => clearTimeout(timer);
  }, [ahead, search, write]);

  const shown = useDeferredValue(ahead);
  const state = useMemo<ListState>(
    () => ({ ...kept, page: shown === search ? kept.page : 1, filters: { ...kept.filters, search: shown } }),
    [kept, shown, search],
  );
  return { state, typed, type: setTyped, filter, arrange };
}
