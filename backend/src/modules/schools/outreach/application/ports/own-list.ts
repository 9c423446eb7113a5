import type { OwnListRow } from '../../domain/own-list/own-list-lines.js';
import type { MatchableSchool } from '../../domain/own-list/school-matcher.js';
import type { TrackingChange } from '../../domain/tracking.js';

export interface OwnListChange {
  schoolId: number;
  change: TrackingChange;
  /** Whether it is to be a favorite; undefined leaves it. */
  favorite?: boolean;
}

/** An athlete's own list of schools as a whole: favorites and tracking. */
export abstract class OwnList {
  /** These schools in this order, touched or not; with null all that the athlete touched, by name. */
  abstract rows(userId: string, schoolIds: number[] | null): Promise<OwnListRow[]>;
  /** The directory by its names. */
  abstract schools(): Promise<MatchableSchool[]>;
  /**
   * Writes all changes or, when `keep` is false, none. Answers the ids of the schools that read, or would
   * read, differently.
   */
  abstract apply(userId: string, changes: OwnListChange[], options: { now: Date; keep: boolean }): Promise<number[]>;
}
