import type { DirectoryEntry } from '../directory-entry.js';
import type { SchoolFacts } from '../school-facts.js';

/** The data that comes with the product. */
export abstract class BundledFiles {
  abstract directory(): Promise<DirectoryEntry[]>;
  abstract facts(): Promise<SchoolFacts>;
  /** A school import file with invented coaches at reserved domains. */
  abstract exampleStaff(): Promise<Uint8Array>;
}
