import { useEffect, useEffectEvent } from 'react';

/** The place in the history that react-router counts in its state. */
function indexOf(state: unknown): number {
  const { idx } = (state ?? {}) as { idx?: number };
  return idx ?? 0;
}

/**
 * As long as `active`, Back stays on this page and calls `onBack` instead: a second entry for the same page is on
 * top of the first and absorbs the step. (react-router reacts to a step before other code can stop it, and its own
 * blocker needs a data router, which the light first load does without.) From there one more step back leaves the
 * page, and one forward goes on as if nothing had happened.
 */
export function useBlockBack(active: boolean, onBack: () => void): void {
  const stepped = useEffectEvent(onBack);

  useEffect(() => {
    if (!active) return undefined;
    const { pathname } = window.location;
    const below = indexOf(window.history.state);
    const isOnTop = () => indexOf(window.history.state) > below && window.location.pathname === pathname;
    const onPop = (event: PopStateEvent) => {
      if (indexOf(event.state) === below) stepped();
    };
    window.history.pushState({ ...(window.history.state as object | null), idx: below + 1 }, '');
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      if (isOnTop()) window.history.back();
    };
  }, [active]);
}
