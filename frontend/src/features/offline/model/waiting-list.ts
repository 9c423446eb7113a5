import { deviceChanges, type WaitingChange } from '@/shared/lib/device-store';

let changes: readonly WaitingChange[] = [];
const listeners = new Set<() => void>();

/** The changes that wait on this device, for the screen. */
export const waitingList = {
  get: () => changes,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Reads them again. */
  async refresh(): Promise<void> {
    const now = await deviceChanges.list();
    if (now.length === 0 && changes.length === 0) return;
    changes = now;
    for (const listener of [...listeners]) listener();
  },
};
