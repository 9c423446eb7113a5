import type { Division } from '../../../directory/domain/division.js';
import type { LastListImport, UndoneListImport } from '../../domain/list-import.js';
import type { Tracking, TrackingChange, TrackingTexts } from '../../domain/tracking.js';

export interface FavoriteView {
  id: string;
  schoolId: number;
  /** 0–100, or null while it is unknown. */
  matchPercentage: number | null;
  positionNeedScore: number | null;
  createdAt: Date;
  school: { name: string; division: string };
}

export interface TargetSchoolView extends Tracking {
  schoolId: number;
  updatedAt: Date;
  school: { name: string; division: Division };
}

export interface SchoolListChange {
  schoolId: number;
  change: TrackingChange;
  /** Whether to make it a favorite; undefined keeps the present state. */
  favorite?: boolean;
}

/**
 * The schools that athletes marked, and what they keep about schools. Every call is about the list of one of them alone,
 * is one transaction, and enters in the athlete's record what is new; a repeat changes and records nothing.
 */
export abstract class SchoolList {
  /** `created` is false when it was a favorite already. Throws SchoolNotFound, TooManyFavorites. */
  abstract addFavorite(userId: string, schoolId: number): Promise<{ favorite: FavoriteView; created: boolean }>;
  /** Also when the school was no favorite. */
  abstract removeFavorite(userId: string, schoolId: number): Promise<void>;
  /**
   * Changes the given fields only; the school is tracked from now on. `before`: the texts the new ones were written
   * from. Throws SchoolNotFound, TrackingTextChanged, TooManyTrackedSchools; then nothing is stored.
   */
  abstract track(userId: string, schoolId: number, change: TrackingChange, before?: TrackingTexts): Promise<TargetSchoolView>;
  /**
   * Writes all changes of an import or, when `keep` is false, none; schools that do not exist are passed over. Returns the
   * ids of the schools that read, or would read, differently. Throws TooManyTrackedSchools, TooManyFavorites.
   */
  abstract apply(userId: string, changes: readonly SchoolListChange[], options: { keep: boolean }): Promise<number[]>;
  /** The last import that changed something and was not undone. */
  abstract lastImport(userId: string): Promise<LastListImport | null>;
  /**
   * Takes the last import back, where nothing was changed since; schools that only the import added are no longer
   * tracked. Throws NoListImport.
   */
  abstract undoImport(userId: string): Promise<UndoneListImport>;
}
