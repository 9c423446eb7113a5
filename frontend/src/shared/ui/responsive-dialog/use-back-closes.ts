import { useEffect, useEffectEvent } from 'react';

/** What a browser has that asks a page to close what is on top: the back gesture of Android. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

type WatcherWindow = Window & { CloseWatcher?: new () => Watcher };

/**
 * The back gesture closes what is open instead of leaving the page. Only where it is swiped: a keyboard's Escape, which asks
 * the same, is the dialog's own. Browsers without it go back a page, where what was typed is kept.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as WatcherWindow;
    if (!open || CloseWatcher === undefined || !window.matchMedia('(pointer: coarse)').matches) return undefined;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [open]);
}
