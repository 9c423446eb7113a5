import type { DirectoryEntry } from '../directory-entry.js';

/** The shared directory as the first start fills it. */
export abstract class DirectoryStore {
  abstract isLoaded(): Promise<boolean>;
  /** Adds the schools that are not there yet and remembers that it was done; answers how many were added. */
  abstract loadOnce(entries: DirectoryEntry[], now: Date): Promise<number>;
}
