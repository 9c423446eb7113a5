import type { Association } from '../domain/association.js';
import type { Division } from '../domain/division.js';

/** One program of the directory that comes with the product. */
export interface DirectoryEntry {
  name: string;
  nameKey: string;
  division: Division;
  subdivision: string | null;
  /** Outside the NCAA only. */
  association: Association | null;
  city: string;
  state: string;
  conference: string | null;
  websiteUrl: string | null;
  mascot: string | null;
  /** IPEDS number of the institution. */
  unitid: number | null;
  /** Degrees, of the campus. */
  latitude: number | null;
  longitude: number | null;
  twitter: string | null;
  /** Keys of other names by which an admin may have added it. */
  otherKeys: string[];
  /** Version of the bundled directory that brought it. */
  since: number;
}
