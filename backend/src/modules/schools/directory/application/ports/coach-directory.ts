import type { CoachStanding } from '../../domain/coach-standing.js';

/** A coach as a possible recipient of one athlete's mail. */
export interface RecipientRow {
  coachId: number;
  firstName: string;
  lastName: string;
  coachName: string;
  coachEmail: string | null;
  coachPhone: string | null;
  /** On X, without @. */
  coachX: string | null;
  coachTitle: string;
  schoolId: number;
  schoolName: string;
  schoolCity: string;
  schoolState: string;
  /** Codes separated by commas ("OC,QB"), or ''. */
  position: string;
  isHeadCoach: boolean;
  /** Invented for the demo: mail to this coach goes to the outbox. */
  isExample: boolean;
  addedByYou: boolean;
}

/** A coach among whom an athlete picks. */
export interface FavoriteCoach extends RecipientRow {
  standing: CoachStanding;
}

/**
 * Coaches an athlete may write to: those of the shared directory and the athlete's own contacts, nobody
 * else's.
 */
export abstract class CoachDirectory {
  /**
   * Coaches of the athlete's favorites, of all (`null`) or of those among `schoolIds`, and the coaches of
   * `coachIds`, whose school need not be a favorite; by school, then by name.
   */
  abstract recipientsFor(userId: string, schoolIds: number[] | null, coachIds?: number[]): Promise<FavoriteCoach[]>;
  /** The coaches of these ids, favorites or not; ids that are unknown or another athlete's are absent. */
  abstract coachesForUser(userId: string, coachIds: number[]): Promise<RecipientRow[]>;
}
