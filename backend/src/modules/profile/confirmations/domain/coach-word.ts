import type { Figure } from './figures.js';

/** A coach's verdict on one figure; null: none. */
export type Verdict = 'confirmed' | 'not_right';

/** A figure that a coach confirmed and that has not changed since. */
export interface CoachWord {
  figure: Figure;
  /** Null where it is not verified: anybody could have typed a name. */
  coach: string | null;
  school: string | null;
  /** YYYY-MM-DD */
  day: string;
  /** The server delivered the link to an address that is not the family's. */
  verified: boolean;
}
