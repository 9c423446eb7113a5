import type { IndexedSchool } from '../../domain/school-index.js';

/** All schools of the directory by the names under which a file may speak of them. */
export abstract class SchoolNames {
  abstract all(): Promise<IndexedSchool[]>;
}
