import { type AthleteProfile, type Measured, type MeasurementName, MEASUREMENT_NAMES } from '../../../profile/fields/index.js';

/**
 * The fields of the profile that may be written about. Birth date, phone, email address and the names of the high school's coaches
 * are not here, so that no writer can reveal them.
 */
export const RECORD_FIELDS = [
  'firstName',
  'lastName',
  'position',
  'graduationYear',
  'height',
  'weight',
  'jerseyNumber',
  'gpa',
  'gpaScale',
  'satScore',
  'actScore',
  'intendedMajor',
  'highSchool',
  'city',
  'state',
  'hudlProfileUrl',
  'twitterHandle',
] as const satisfies (keyof AthleteProfile)[];

/** Measured values: only the value and how it was timed; the place, the day and who measured stay in the profile. */
export const MEASURED_FIELDS: readonly MeasurementName[] = MEASUREMENT_NAMES;

export type MeasuredRecord = Pick<Measured, 'value' | 'unit' | 'timing'>;

/** null = not filled in. */
export type AthleteRecord = Pick<AthleteProfile, (typeof RECORD_FIELDS)[number]> & Partial<Record<MeasurementName, MeasuredRecord | null>>;

/** The directory's data about a school. */
export interface SchoolRecord {
  name: string;
  division: string;
  subdivision: string | null;
  conference: string | null;
  city: string;
  state: string;
  mascot: string | null;
}

/** The figures of one season; only those that were recorded. */
export interface SeasonRecord {
  season: number;
  /** JV or Freshman; null: varsity or not given. */
  level?: string | null;
  games: number;
  figures: readonly { key: string; label: string; kind: 'whole' | 'half' | 'percent' | 'average'; value: number }[];
}
