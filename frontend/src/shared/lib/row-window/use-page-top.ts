import { useCallback, useState } from 'react';

/** How far below the top of the page the element with this ref starts, in pixels. */
export function usePageTop(): readonly [top: number, ref: (element: HTMLElement | null) => void] {
  const [top, setTop] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element !== null) setTop(element.getBoundingClientRect().top + window.scrollY);
  }, []);
  return [top, ref];
}
