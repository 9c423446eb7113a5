import type { OnScale } from '../gpa-scales.js';

/** Why a value is refused: a stable code, and a sentence with the cause and the fix. */
export interface Refusal {
  code: string;
  message: string;
  /** Which part of a measured value is refused. */
  part?: string;
}

/** What a field's rule makes of the value that came in. */
export type Reading<T> = { value: T } | { refused: Refusal };

/**
 * The validation of a field. Receives the client's value (never null, undefined or blank text), the time of the request, and
 * related values of the profile.
 */
export type Reader<T> = (value: unknown, now: Date, beside?: OnScale) => Reading<T>;
