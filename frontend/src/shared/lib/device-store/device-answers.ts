import { deviceDb } from './device-db';
import type { KeptAnswer } from './kept-answer';

/** Answers of the server, kept for the owner of this device. */
export const deviceAnswers = {
  /** Keeps an answer, unless the owner is another one by now. Whether it is kept: the disk may be full. */
  async put(userId: string, key: string, answer: KeptAnswer): Promise<boolean> {
    try {
      const database = await deviceDb();
      if (database === null) return false;
      const writing = database.transaction(['owner', 'answers'], 'readwrite');
      const owner = await writing.objectStore('owner').get('owner');
      const isOurs = owner?.userId === userId && !owner.isLocked;
      if (isOurs) {
        await writing.objectStore('answers').put(answer, key);
        if (answer.at !== null) await writing.objectStore('owner').put({ ...owner, answeredAt: answer.at }, 'owner');
      }
      await writing.done;
      return isOurs;
    } catch {
      return false;
    }
  },

  /** The answer with this key, and whose it is; null where nothing may be shown. */
  async get(key: string): Promise<KeptAnswer | null> {
    try {
      const database = await deviceDb();
      if (database === null) return null;
      const reading = database.transaction(['owner', 'answers']);
      const [owner, answer] = await Promise.all([
        reading.objectStore('owner').get('owner'),
        reading.objectStore('answers').get(key),
        reading.done,
      ]);
      return owner === undefined || owner.isLocked ? null : (answer ?? null);
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
