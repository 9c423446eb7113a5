import { type RefCallback, useCallback, useRef } from 'react';
import { useLocation } from 'react-router';

/** Brings an element into view once it is drawn, when the address names it; each address does so once. */
export function useAskedPlace(hash: string): RefCallback<HTMLElement> {
  const location = useLocation();
  const shown = useRef<string | null>(null);
  return useCallback(
    (element) => {
      if (element === null || location.hash !== hash || shown.current === location.key) return;
      shown.current = location.key;
      element.scrollIntoView();
    },
    [hash, location.hash, location.key],
  );
}
