import { type RefCallback, useCallback, useRef } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to an element once it is rendered, when the address names it; once for each address. */
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
