import { deviceDb } from './device-db';
import type { Owner } from './owner';

const key = 'owner';

/** Removes everything that is kept on this device. */
async function wipe(): Promise<void> {
  const database = await deviceDb();
  if (database === null) return;
  const all = database.transaction(['owner', 'answers', 'changes'], 'readwrite');
  await Promise.all([all.objectStore('owner').clear(), all.objectStore('answers').clear(), all.objectStore('changes').clear(), all.done]);
}

/** Whose data this device keeps. Storage that is blocked or full only means that nothing is kept. */
export const deviceOwner = {
  /** null: nobody's. */
  async get(): Promise<Owner | null> {
    try {
      return (await (await deviceDb())?.get('owner', key)) ?? null;
    } catch {
      return null;
    }
  },

  /** Somebody signed in: what is kept of somebody else goes, what is kept of them can be read again. Whether they can be kept at all. */
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

  /** The session ended: what is kept stays, and is not shown. */
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

  /** They signed out, or somebody came whose data is not kept. */
  async signOut(): Promise<void> {
    await wipe().catch(() => undefined);
  },
};
