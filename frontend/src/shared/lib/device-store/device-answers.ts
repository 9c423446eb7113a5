import { builtFor } from './built-for';
import { deviceDb } from './device-db';
import type { KeptAnswer } from './kept-answer';

/** Server answers, stored for the owner of this device. */
export const deviceAnswers = {
  /** Stores an answer if the owner is still the same. Returns whether it was stored: the disk may be full. */
  async put(userId: string, key: string, answer: KeptAnswer): Promise<boolean> {
    try {
      const database = await deviceDb();
      if (database === null) return false;
      const writing = database.transaction(['owner', 'answers'], 'readwrite');
      const owner = await writing.objectStore('owner').get('owner');
      const isOurs = owner?.userId === userId && !owner.isLocked;
      if (isOurs) {
        await writing.objectStore('answers').put({ ...answer, shapes: builtFor() }, key);
        if (answer.at !== null) await writing.objectStore('owner').put({ ...owner, answeredAt: answer.at }, 'owner');
      }
      await writing.done;
      return isOurs;
    } catch {
      return false;
    }
  },

  /** The answer with this key; null where nothing may be shown, and where an older or newer app kept it in a shape of its own. */
  async get(key: string): Promise<KeptAnswer | null> {
    try {
      const database = await deviceDb();
      if (database === null) return null;
      const reading = database.transaction(['owner', 'answers']);
      const [owner, kept] = await Promise.all([
        reading.objectStore('owner').get('owner'),
        reading.objectStore('answers').get(key),
        reading.done,
      ]);
      if (owner === undefined || owner.isLocked || kept === undefined) return null;
      const { shapes, ...answer } = kept;
      return [shapes, null].includes(builtFor()) ? answer : null;
    } catch {
      return null;
    }
  },

  /** An answer that is no longer one. */
  async remove(key: string): Promise<void> {
    try {
      await (await deviceDb())?.delete('answers', key);
    } catch {
      // Nothing is kept where nothing can be removed.
    }
  },
};
