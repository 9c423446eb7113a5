import type { TrackingChange } from './tracking-change';

interface Made {
  schoolId: number;
  change: TrackingChange;
}

interface UnderWay {
  /** Changes that the server has not answered. */
  changes: Set<Made>;
  /** What was changed since each list was asked for. */
  lists: Set<Made[]>;
}

const stores = new WeakMap<object, UnderWay>();

function of(store: object): UnderWay {
  const known = stores.get(store) ?? { changes: new Set(), lists: new Set() };
  stores.set(store, known);
  return known;
}

/**
 * A list may have been read before a change was stored, and come after it: it is older than what is on the screen. What was
 * changed in the meantime is put over it. `store`: what belongs to one store alone, as its `getState`.
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

  /** Asks for a list; when it is there, returns what it may not know. */
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
