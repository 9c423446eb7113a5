type Listener = () => void;

interface OfflineState {
  /** When the server last answered, by its own clock; null while that is not known. */
  answeredAt: string | null;
  /** How many changes the server took in the last send, and which send that was. */
  sent: { count: number; serial: number };
}

let state: OfflineState = { answeredAt: null, sent: { count: 0, serial: 0 } };
const listeners = new Set<Listener>();

function put(next: OfflineState): void {
  state = next;
  for (const listener of [...listeners]) listener();
}

/** The offline state that the screen shows. */
export const offlineState = {
  get: () => state,

  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  keeps: (answeredAt: string | null) => put({ ...state, answeredAt }),

  sent: (count: number) => put({ ...state, sent: { count, serial: state.sent.serial + 1 } }),
};
