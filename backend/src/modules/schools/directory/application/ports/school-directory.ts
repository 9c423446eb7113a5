import type { SchoolDetailView } from '../school-view.js';

export interface SchoolList {
  /** Changes whenever what this athlete sees changes. */
  version: string;
  /** JSON array of SchoolView by name; made on demand, since a client that has this version needs none. */
  json(): string;
  /** The same, gzip-compressed: less expensive than compressing `json()`. */
  gzip(): Promise<Uint8Array>;
}

/** The directory as one athlete sees it: shared facts, and the athlete's own tracking and contacts. */
export abstract class SchoolDirectory {
  abstract list(userId: string): Promise<SchoolList>;
  abstract byId(userId: string, schoolId: number): Promise<SchoolDetailView | null>;
}
