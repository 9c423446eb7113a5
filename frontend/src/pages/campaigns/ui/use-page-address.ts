import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { pageAddress, type PageAddress } from '../model/page-address';

export type GoTo = (patch: Partial<PageAddress>, history?: 'push' | 'replace') => void;

/** Reads and changes the address: steps are pushed (Back undoes them), filters replace. */
export function usePageAddress(): [PageAddress, GoTo] {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => pageAddress.read(params), [params]);
  const goTo = useCallback<GoTo>(
    (patch, history = 'replace') => setParams((before) => pageAddress.write(before, patch), { replace: history === 'replace' }),
    [setParams],
  );
  return [address, goTo];
}
