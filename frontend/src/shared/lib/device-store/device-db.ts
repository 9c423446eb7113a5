import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptAnswer } from './kept-answer';
import type { Owner } from './owner';
import type { WaitingChange } from './waiting-change';

export interface DeviceSchema extends DBSchema {
  owner: { key: 'owner'; value: Owner };
  /** `shapes`: those of the API for which the app was built that kept it. */
  answers: { key: string; value: KeptAnswer & { shapes?: string | null } };
  changes: { key: string; value: WaitingChange };
}

export type DeviceDb = IDBPDatabase<DeviceSchema>;

const name = 'recruit-device';
/** 2: kinds of changes that an older app in another tab would not understand. It opens nothing any more, and keeps nothing. */
const version = 2;

let opened: Promise<DeviceDb | null> | null = null;

function open(): Promise<DeviceDb | null> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(null);
  const database = openDB<DeviceSchema>(name, version, {
    upgrade(created, before) {
      if (before >= 1) return;
      created.createObjectStore('owner');
      created.createObjectStore('answers');
      created.createObjectStore('changes', { keyPath: 'key' });
    },
    // Another tab has a newer version of the app: it must not wait for this one.
    blocking: () => void closeDeviceDb(),
    terminated: () => {
      opened = null;
    },
  });
  return database.catch(() => null);
}

/** The database of this device; null where the browser has none for us: a private window, blocked storage, a full disk. */
export function deviceDb(): Promise<DeviceDb | null> {
  opened ??= open();
  return opened;
}

export async function closeDeviceDb(): Promise<void> {
  const database = await opened;
  opened = null;
  database?.close();
}
