import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBackStop } from './use-back-stop';
import { wayOutOf } from './way-out-of';

/** Where the athlete was about to go: back, or to an address. */
type Way = { back: true } | { to: string };

interface LeaveGuard {
  /** Whether to ask "Leave without saving?". */
  asking: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Asks before something unsaved is lost: links inside the app and Back are stopped, closing or reloading the window
 * asks by the browser's own means.
 */
export function useLeaveGuard(editing: boolean, unsaved: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [way, setWay] = useState<Way | null>(null);
  useBackStop(editing, () => {
    if (unsaved) setWay({ back: true });
    else window.history.back();
  });

  useEffect(() => {
    if (!unsaved) return undefined;
    const { pathname } = window.location;
    const onClick = (event: MouseEvent) => {
      const to = wayOutOf(event, pathname);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWay({ to });
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [unsaved]);

  function leave(): void {
    if (way === null) return;
    setWay(null);
    if ('back' in way) window.history.back();
    else void navigate(way.to, { replace: true });
  }

  function stay(): void {
    if (way !== null && 'back' in way) window.history.forward();
    setWay(null);
  }

  return { asking: way !== null, leave, stay };
}
