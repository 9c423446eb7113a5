/** Tells the guardians of one athlete that something waits for them: a Question. */
export const TELL_QUEUE = 'guardian-tell';

/** Looks for what guardians were not told of, and for what nobody decided about; one at a time is enough for all processes. */
export const UNDECIDED_QUEUE = 'guardian-undecided';

/** Tells one person that the deletion of an athlete's account was started or stopped. */
export const DELETION_NEWS_QUEUE = 'guardian-deletion-news';

export interface DeletionNewsJob {
  athleteId: string;
  /** The athlete or a guardian. */
  to: string;
  /** When the account is deleted (ISO 8601); null: the deletion was stopped. */
  deletedAt: string | null;
}
