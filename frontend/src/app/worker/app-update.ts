import type { Workbox } from 'workbox-window';

type Listener = () => void;

let isReady = false;
let take: () => void = () => undefined;
const listeners = new Set<Listener>();

function tell(ready: boolean): void {
  isReady = ready;
  for (const listener of listeners) listener();
}

/** A newer version of the app that waits on this device. It comes when somebody asks for it, never by itself. */
export const appUpdate = {
  isReady: () => isReady,

  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Not now: it is asked again when the app is opened the next time. */
  dismiss: () => tell(false),

  /** Loads the newer version. */
  reload: () => take(),

  /** Learns of newer versions from `worker`; `load` loads the page again. */
  watch(worker: Pick<Workbox, 'addEventListener' | 'messageSkipWaiting'>, load: () => void): void {
    let isAsked = false;
    worker.addEventListener('waiting', () => {
      take = () => {
        isAsked = true;
        worker.messageSkipWaiting();
      };
      tell(true);
    });
    worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
      if (isAsked) load();
      // Another tab took the newer version: this one goes on with the older until somebody asks.
      else if (isUpdate === true || isExternal === true) {
        take = load;
        tell(true);
      }
    });
  },
};
