import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBlockBack } from './use-block-back';
import { leavingButton } from './leaving-button';
import { leavingAddress } from './leaving-address';

/** Where the athlete was about to go: back, to an address, or by a button of the app. */
type Way = { back: true } | { to: string } | { press: HTMLElement };

interface Unsaved {
  editing: boolean;
  /** Something was typed that is not saved. */
  unsaved: boolean;
  /** Gives up what was typed. */
  discard: () => void;
  /** Called before the page is left. */
  onLeave: () => void;
}

interface LeaveGuard {
  /** Whether to ask "Leave without saving?". */
  asking: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Asks before something unsaved is lost: links inside the app, Sign Out and Back are stopped, closing or reloading the
 * window is confirmed by the browser's own dialog.
 */
export function useLeaveGuard({ editing, unsaved, discard, onLeave }: Unsaved): LeaveGuard {
  const navigate = useNavigate();
  const [way, setWay] = useState<Way | null>(null);
  const pressAfter = useRef<HTMLElement | null>(null);
  useBlockBack(editing, () => {
    if (unsaved) setWay({ back: true });
    else window.history.back();
  });

  useEffect(() => {
    if (!unsaved) {
      pressAfter.current?.click();
      pressAfter.current = null;
      return undefined;
    }
    const { pathname } = window.location;
    const onClick = (event: MouseEvent) => {
      const to = leavingAddress(event, pathname);
      const press = leavingButton(event);
      if (to === null && press === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (to !== null) setWay({ to });
      else if (press !== null) setWay({ press });
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
    onLeave();
    if ('press' in way) {
      // Pressed again once nothing is unsaved any more.
      pressAfter.current = way.press;
      discard();
    } else if ('back' in way) window.history.back();
    else void navigate(way.to, { replace: true });
  }

  function stay(): void {
    if (way !== null && 'back' in way) window.history.forward();
    setWay(null);
  }

  return { asking: way !== null, leave, stay };
}
