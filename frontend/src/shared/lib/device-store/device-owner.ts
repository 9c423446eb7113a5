import { deviceDb } from './device-db';
import type { Owner } from './owner';

const key = 'owner';

/** Deletes everything stored on this device. */
async function wipe(): Promise<void> {
  const database = await deviceDb();
  if (database === null) return;
  const all = database.transaction(['owner', 'answers', 'changes'], 'readwrite');
  await Promise.all([all.objectStore('owner').clear(), all.objectStore('answers').clear(), all.objectStore('changes').clear(), all.done]);
}

/** The owner of the data on this device. If storage is blocked or full, nothing is stored. */
export const deviceOwner = {
  /** null when the device keeps no one's data. */
  async get(): Promise<Owner | null> {
    try {
      return (await (await deviceDb())?.get('owner', key)) ?? null;
    } catch {
      return null;
    }
  },

  /** After a sign-in: deletes data of another user and unlocks data of this one. Returns whether data can be stored at all. */
  async signIn(userId: string): Promise<boolean> {
    try {
      const before = await deviceOwner.get();
      if (before !== null && before.userId !== userId) await wipe();
      const answeredAt = before?.userId === userId ? before.answeredAt : null;
      const database = await deviceDb();
      await database?.put('owner', { userId, isLocked: false, answeredAt }, key);
      return database !== null;
    } catch {
      return false;
    }
  },

  /** The session ended: stored data remains, but is not shown. */
  async lock(): Promise<void> {
    const owner = await deviceOwner.get();
    if (owner === null || owner.isLocked) return;
    try {
      await (await deviceDb())?.put('owner', { ...owner, isLocked: true }, key);
    } catch {
      // What could not be locked is not left readable.
      await wipe().catch(() => undefined);
    }
  },

  /** Deletes everything: after a sign-out, or when a user signs in whose data is not kept. */
  async signOut(): Promise<void> {
    await wipe().catch(() => undefined);
  },
};
