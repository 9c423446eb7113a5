import { useCallback, useState } from 'react';

/** The height in pixels of the element with this ref, followed while it changes; the last one once it is gone. */
export function useElementHeight(): readonly [height: number, ref: (element: HTMLElement | null) => (() => void) | undefined] {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setHeight(element.getBoundingClientRect().height));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [height, ref];
}
