import type { DirectoryEntry } from '../directory-entry.js';
import type { SchoolFacts } from '../school-facts.js';

/** The shared directory as the first start fills it. */
export abstract class DirectoryStore {
  abstract isLoaded(): Promise<boolean>;
  /** Adds the schools that are not there yet and remembers that it was done; answers how many were added. */
  abstract loadOnce(entries: DirectoryEntry[], now: Date): Promise<number>;
  abstract hasFacts(): Promise<boolean>;
  /** Adds academics and other names to the schools of the bundled directory, and remembers that it was done. */
  abstract addFactsOnce(facts: SchoolFacts, now: Date): Promise<void>;
}
