import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAddressParams, watchPage } from '@/shared/routes';
import { readFilters, writeFilters } from './database-address';
import type { DatabaseFilters } from './database-filters';

/** Typing waits this long before it reaches the address: browsers refuse more than some 100 changes in 30 s. */
const addressAfterMs = 250;

export interface FilterControl {
  /** The filters that the list shows; lags behind `typed` while the user types. */
  filters: DatabaseFilters;
  typed: string;
  type(text: string): void;
  choose(change: Partial<DatabaseFilters>): void;
}

/** The filters of the list: the address keeps them, the search field runs ahead of the address. */
export function useFilters(): FilterControl {
  const [params, changeAddress] = useAddressParams();
  const kept = useMemo(() => readFilters(params), [params]);
  const [typed, setTyped] = useState(kept.search);

  const choose = useCallback(
    (change: Partial<DatabaseFilters>) => {
      if (change.search !== undefined) setTyped(change.search);
      changeAddress((now) => writeFilters(now, { ...readFilters(now), ...change }));
    },
    [changeAddress],
  );

  const ahead = typed.trim() === '' ? '' : typed;
  useEffect(() => {
    if (ahead === kept.search) return undefined;
    const isStillHere = watchPage();
    const timer = setTimeout(() => {
      // Else it would take the admin back from the page whose link was pressed in the meantime.
      if (isStillHere()) choose({ search: ahead });
    }, addressAfterMs);
    return () => clearTimeout(timer);
  }, [ahead, kept.search, choose]);

  const search = useDeferredValue(ahead);
  const filters = useMemo(() => ({ ...kept, search }), [kept, search]);
  return { filters, typed, type: setTyped, choose };
}
