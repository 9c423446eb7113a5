import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

type Change = (now: URLSearchParams) => URLSearchParams;

/**
 * What is behind the "?" of the address, and how to change it. A change starts from the change before it, also while the
 * page is not yet drawn with that one: the router's own would start from what is drawn and lose it. No step of the history.
 */
export function useAddressParams(): readonly [params: URLSearchParams, change: (change: Change) => void] {
  const [params, setParams] = useSearchParams();
  const newest = useRef({ params, setParams });
  useLayoutEffect(() => {
    newest.current = { params, setParams };
  }, [params, setParams]);
  const change = useCallback((next: Change) => {
    newest.current.params = next(newest.current.params);
    newest.current.setParams(newest.current.params, { replace: true });
  }, []);
  return [params, change];
}
