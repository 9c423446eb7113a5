/** Notifies the guardians of one athlete of a pending decision: a Question. */
export const NOTIFY_QUEUE = 'guardian-tell';

/** Finds requests that guardians were not notified of, and undecided ones; one job at a time is enough for all processes. */
export const UNDECIDED_QUEUE = 'guardian-undecided';

/** Notifies one person that the deletion of an athlete's account was started or stopped. */
export const DELETION_NEWS_QUEUE = 'guardian-deletion-news';

export interface DeletionNewsJob {
  athleteId: string;
  /** The athlete or a guardian. */
  to: string;
  /** When the account is deleted (ISO 8601); null: the deletion was stopped. */
  deletedAt: string | null;
}
