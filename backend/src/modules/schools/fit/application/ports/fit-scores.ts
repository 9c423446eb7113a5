/** An athlete whose scores have to be computed again. */
export interface DueFit {
  userId: string;
  /** Another one for each time that something changed. */
  mark: string;
}

export interface FitScore {
  schoolId: number;
  fitVersion: number;
  matchPercentage: number | null;
  positionNeedScore: number | null;
}

/** The scores shown in lists, which athletes' scores are out of date, and the fits with all schools as one text for each athlete. */
export abstract class FitScores {
  /** Marks all athletes with a score of another version as due. */
  abstract markOlderThan(fitVersion: number): Promise<void>;
  abstract anyDue(now: Date): Promise<boolean>;
  /** Takes the athletes that waited longest. One that is not stored can be taken again after a minute. */
  abstract takeDue(most: number, now: Date): Promise<DueFit[]>;
  /** Stores the scores of schools that are still favorites; the athlete stays due when marked again since. */
  abstract store(due: DueFit, scores: FitScore[], now: Date): Promise<void>;

  /** Replaces the fits with all schools that were kept; nothing for an account that is gone. */
  abstract keepAll(userId: string, kept: { stamp: string; fits: string }, now: Date): Promise<void>;
}
