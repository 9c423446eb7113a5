import type { DirectoryEntry } from '../directory-entry.js';
import type { SchoolFacts } from '../school-facts.js';

/** The shared directory as starts fill it. */
export abstract class DirectoryStore {
  /** Version of the bundled directory that was loaded last; 0: none. */
  abstract version(): Promise<number>;
  /**
   * Adds the schools that are newer than the stored version, fills empty fields of unchanged schools, and stores `version`. A school that
   * an admin added under one of its other names is not added again. Returns how many were added; 0 when it was done already.
   */
  abstract load(version: number, entries: DirectoryEntry[], now: Date): Promise<number>;
  /** The same of academics and other names. */
  abstract factsVersion(): Promise<number>;
  /** Adds academics and other names of the schools that came after the version that is there, and remembers `version`. */
  abstract addFacts(version: number, facts: SchoolFacts, now: Date): Promise<void>;
}
