type Listener = () => void;

/** Whether the server can be reached. */
export interface Connection {
  isOffline(): boolean;
  subscribe(listener: Listener): () => void;
  /** An answer of the server came. */
  answered(): void;
  /** A call did not get through: finds out whether the connection or only that call failed. Returns whether we are offline. */
  failed(): Promise<boolean>;
  /** Begins to look by itself; before that nothing counts as offline. Returns how to end it. */
  watch(): () => void;
}

/** While offline the server is looked for so often. */
const lookEveryMs = 10_000;

/** `reach`: whether the server answers right now. */
export function createConnection(reach: () => Promise<boolean>): Connection {
  const listeners = new Set<Listener>();
  let isOffline = false;
  let isWatching = false;
  let underWay: Promise<boolean> | null = null;

  function notifyListeners(offline: boolean): void {
    if (offline === isOffline) return;
    isOffline = offline;
    for (const listener of [...listeners]) listener();
  }

  async function look(): Promise<boolean> {
    if (!isWatching) return false;
    underWay ??= reach().finally(() => {
      underWay = null;
    });
    notifyListeners(!(await underWay));
    return isOffline;
  }

  return {
    isOffline: () => isOffline,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answered: () => notifyListeners(false),
    failed: look,
    watch() {
      isWatching = true;
      const now = () => void look();
      const whileOffline = () => {
        if (isOffline) now();
      };
      const timer = setInterval(whileOffline, lookEveryMs);
      window.addEventListener('online', now);
      window.addEventListener('offline', now);
      document.addEventListener('visibilitychange', whileOffline);
      return () => {
        isWatching = false;
        clearInterval(timer);
        window.removeEventListener('online', now);
        window.removeEventListener('offline', now);
        document.removeEventListener('visibilitychange', whileOffline);
        notifyListeners(false);
      };
    },
  };
}
