import type { SharedEntry, StaffFields } from './staff-difference.js';

/** A suggestion with what it is compared with. */
export interface StoredSuggestion {
  id: string;
  schoolId: number;
  schoolName: string;
  nameKey: string;
  state: string;
  division: string;
  unitid: number | null;
  websiteUrl: string | null;
  pageUrl: string | null;
  offeredAt: Date;
  people: StaffFields[];
  others: string[];
  /** Of the shared directory. */
  coaches: (SharedEntry & { isExample: boolean })[];
}
