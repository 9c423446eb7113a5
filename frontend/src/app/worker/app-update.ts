import type { Workbox } from 'workbox-window';

type Listener = () => void;

let isReady = false;
let take: () => void = () => undefined;
const listeners = new Set<Listener>();

function notifyListeners(ready: boolean): void {
  isReady = ready;
  for (const listener of listeners) listener();
}

/** A newer version of the app that waits on this device. It is activated only on request, never by itself. */
export const appUpdate = {
  isReady: () => isReady,

  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Dismisses the notice until the app is opened the next time. */
  dismiss: () => notifyListeners(false),

  /** Loads the newer version. */
  reload: () => take(),

  /** Watches `worker` for newer versions; `load` reloads the page. */
  watch(worker: Pick<Workbox, 'addEventListener' | 'messageSkipWaiting'>, load: () => void): void {
    let isAsked = false;
    worker.addEventListener('waiting', () => {
      take = () => {
        isAsked = true;
        worker.messageSkipWaiting();
      };
      notifyListeners(true);
    });
    worker.addEventListener('controlling', ({ isUpdate }) => {
      if (isAsked) load();
      // Another tab activated the newer version: this tab keeps the older one until the user reloads. A page without a
      // worker so far has no older version, even when the first worker was installed by another page.
      else if (isUpdate === true) {
        take = load;
        notifyListeners(true);
      }
    });
  },
};
