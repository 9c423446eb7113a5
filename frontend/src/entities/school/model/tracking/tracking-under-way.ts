import type { TrackingChange } from './tracking-change';

interface Made {
  schoolId: number;
  change: TrackingChange;
}

interface UnderWay {
  /** Changes that the server has not answered. */
  changes: Set<Made>;
  /** Changes made since each list was requested. */
  lists: Set<Made[]>;
}

const stores = new WeakMap<object, UnderWay>();

function of(store: object): UnderWay {
  const known = stores.get(store) ?? { changes: new Set(), lists: new Set() };
  stores.set(store, known);
  return known;
}

/**
 * A list may have been read before a change was stored, and arrive after it: then it is older than the screen. Changes
 * made in the meantime are applied to it. `store`: an object that identifies one store, such as its `getState`.
 */
export const trackingUnderWay = {
  /** A change was made; call the result with the stored values, or with nothing when the server refused. */
  begin(store: object, schoolId: number, change: TrackingChange): (stored?: TrackingChange) => void {
    const { changes, lists } = of(store);
    const made: Made = { schoolId, change };
    changes.add(made);
    for (const list of lists) list.push(made);
    return (stored) => {
      changes.delete(made);
      made.change = stored ?? {};
    };
  },

  /** Waits for a list; then returns the changes that it may not contain. */
  async over(store: object, asked: Promise<unknown>): Promise<readonly Made[]> {
    const { changes, lists } = of(store);
    const list = [...changes];
    lists.add(list);
    try {
      await asked;
      return list;
    } catch {
      return [];
    } finally {
      lists.delete(list);
    }
  },
};
