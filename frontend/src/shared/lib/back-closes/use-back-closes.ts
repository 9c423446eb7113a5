import { useEffect, useEffectEvent } from 'react';
import { backSteps } from './back-steps';

/** What a browser has that asks a page to close what is on top: the back gesture of Android. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

type WatcherWindow = Window & { CloseWatcher?: new () => Watcher };

function watch(onBack: () => void): () => void {
  const { CloseWatcher } = window as WatcherWindow;
  // Safari of a phone has none: there a swipe back is a step in the history.
  if (CloseWatcher === undefined) return backSteps.add(onBack);
  const watcher = new CloseWatcher();
  watcher.onclose = onBack;
  return () => watcher.destroy();
}

/**
 * The back gesture closes what is open instead of leaving the page. Only where it is swiped: a keyboard's Escape, which asks
 * the same, is the dialog's own.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !window.matchMedia('(pointer: coarse)').matches) return undefined;
    return watch(() => close());
  }, [open]);
}
