import type { Association } from '../../directory/domain/association.js';
import type { Division } from '../../directory/domain/division.js';

/** Null means that the file has no value: the stored one stays. */
export interface ImportedSchool {
  name: string;
  nameKey: string;
  division: Division;
  city: string;
  state: string;
  conference: string | null;
  websiteUrl: string | null;
  association: Association | null;
}

export interface ImportedCoach {
  /** With `state` the identity of the coach's school. */
  schoolNameKey: string;
  state: string;
  name: string;
  nameKey: string;
  firstName: string;
  lastName: string;
  title: string;
  position: string;
  isHeadCoach: boolean;
  email: string | null;
}

/**
 * Each school occurs once, in the batch of its first coach or an earlier one (and again when a blank was
 * filled).
 */
export interface ImportBatch {
  schools: ImportedSchool[];
  coaches: ImportedCoach[];
}
