import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The page that already took the focus, so that one that redraws its heading does not steal it. */
let focusedPage: string | null = null;

/**
 * Moves the focus to the page's heading after a navigation, so that keyboard and screen reader start there.
 * The first page of a visit keeps the browser's own start; filters and tabs (same path) leave the focus alone.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const before = focusedPage;
    focusedPage = pathname;
    if (before === null || before === pathname) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}
