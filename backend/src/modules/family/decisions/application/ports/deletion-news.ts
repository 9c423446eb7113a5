/** What is said of a deletion that a guardian starts; null: nobody of the guardians did it. */
export interface DeletionStarted {
  athleteId: string;
  guardianId: string | null;
  at: Date;
  dueAt: Date;
}

export interface DeletionStopped extends Omit<DeletionStarted, 'dueAt'> {
  reason: 'stopped' | 'adult';
}

/** Tells the athlete and every guardian. `within`: the transaction that it is part of. */
export abstract class DeletionNews {
  abstract started(news: DeletionStarted, within: unknown): Promise<void>;
  abstract stopped(news: DeletionStopped, within: unknown): Promise<void>;
}
