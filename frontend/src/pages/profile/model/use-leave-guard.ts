import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { wayOutOf } from './way-out-of';

/** Where the athlete was about to go: an address, or so many steps in the browser's history. */
type Way = string | number;

interface LeaveGuard {
  /** Whether to ask "Leave without saving?". */
  asking: boolean;
  leave: () => void;
  stay: () => void;
}

/** The place in the history that react-router counts in its state. */
function indexOf(state: unknown): number {
  const { idx } = (state ?? {}) as { idx?: number };
  return idx ?? 0;
}

/**
 * Holds the athlete on this page as long as `active`: links inside the app and Back or Forward are stopped and asked
 * about, closing or reloading the window asks by the browser's own means. react-router's own blocker needs a data
 * router, which the light first load does without.
 */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [way, setWay] = useState<Way | null>(null);
  const letThrough = useRef(false);

  useEffect(() => {
    if (!active) return undefined;
    const { pathname } = window.location;
    const index = indexOf(window.history.state);
    let returning = false;

    function onClick(event: MouseEvent): void {
      const to = wayOutOf(event, pathname);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWay(to);
    }

    function onPop(event: PopStateEvent): void {
      if (letThrough.current) return;
      const steps = indexOf(event.state) - index;
      if (!returning && (steps === 0 || window.location.pathname === pathname)) return;
      event.stopImmediatePropagation();
      if (!returning) {
        window.history.go(-steps);
        setWay(steps);
      }
      returning = !returning;
    }

    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', onPop, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onPop, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [active]);

  function leave(): void {
    letThrough.current = true;
    if (typeof way === 'string') void navigate(way);
    if (typeof way === 'number') window.history.go(way);
    setWay(null);
  }

  return { asking: way !== null, leave, stay: () => setWay(null) };
}
