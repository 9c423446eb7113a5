import { deviceDb } from './device-db';
import type { WaitingChange } from './waiting-change';

const news = 'recruit-device';

const openNews = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(news));

/** Notifies all tabs that the waiting changes have changed. */
function notifyListeners(): void {
  const channel = openNews();
  channel?.postMessage('changes');
  channel?.close();
}

type Next = (change: WaitingChange | undefined, order: number) => WaitingChange | null;

/** Changes of the owner of this device that wait for the server. */
export const deviceChanges = {
  /** In the order in which they were made; none while nothing may be shown. */
  async list(): Promise<WaitingChange[]> {
    try {
      const database = await deviceDb();
      if (database === null) return [];
      const reading = database.transaction(['owner', 'changes']);
      const [owner, changes] = await Promise.all([
        reading.objectStore('owner').get('owner'),
        reading.objectStore('changes').getAll(),
        reading.done,
      ]);
      if (owner === undefined || owner.isLocked) return [];
      return changes.filter(({ userId }) => userId === owner.userId).sort((one, other) => one.order - other.order);
    } catch {
      return [];
    }
  },

  /**
   * Replaces the change with this key by the result of `next`, in one transaction; null removes it. Returns whether it was
   * stored: false when the device has no room, or when the user is not the owner of the device data.
   */
  async change(userId: string, key: string, next: Next): Promise<boolean> {
    try {
      const database = await deviceDb();
      if (database === null) return false;
      const writing = database.transaction(['owner', 'changes'], 'readwrite');
      const owner = await writing.objectStore('owner').get('owner');
      const changes = writing.objectStore('changes');
      const isOurs = owner?.userId === userId && !owner.isLocked;
      if (isOurs) {
        const all = await changes.getAll();
        const order = Math.max(0, ...all.map((other) => other.order)) + 1;
        const changed = next(
          all.find((other) => other.key === key),
          order,
        );
        await (changed === null ? changes.delete(key) : changes.put(changed));
      }
      await writing.done;
      notifyListeners();
      return isOurs;
    } catch {
      return false;
    }
  },

  /** Calls when a tab changed what waits. */
  subscribe(listener: () => void): () => void {
    const channel = openNews();
    channel?.addEventListener('message', listener);
    return () => channel?.close();
  },
};
