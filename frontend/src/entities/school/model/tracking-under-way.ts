import type { TrackingChange } from './tracking-change';

interface Made {
  schoolId: number;
  change: TrackingChange;
}

/** Changes that the server has not answered. */
const underWay = new Set<Made>();
/** What was changed since each list was asked for. */
const lists = new Set<Made[]>();

/**
 * A list may have been read before a change was stored, and come after it: it is older than what is on the screen. What was
 * changed meanwhile is put over it.
 */
export const trackingUnderWay = {
  /** A change was made; call the result with the stored values, or with nothing when the server refused. */
  begin(schoolId: number, change: TrackingChange): (stored?: TrackingChange) => void {
    const made: Made = { schoolId, change };
    underWay.add(made);
    for (const list of lists) list.push(made);
    return (stored) => {
      underWay.delete(made);
      made.change = stored ?? {};
    };
  },

  /** Asks for a list; when it is there, returns what it may not know. */
  async over(asked: Promise<unknown>): Promise<readonly Made[]> {
    const changes = [...underWay];
    lists.add(changes);
    try {
      await asked;
      return changes;
    } catch {
      return [];
    } finally {
      lists.delete(changes);
    }
  },
};
