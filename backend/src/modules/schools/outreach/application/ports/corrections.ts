import type { CorrectionKind, CorrectionStatus, ProposedCoach } from '../../domain/correction.js';

export interface CorrectionView {
  id: string;
  schoolId: number;
  schoolName: string;
  /** Null for a new contact, and when the coach is gone. */
  coachId: number | null;
  /** The name that the coach had when the correction was proposed. */
  coachName: string | null;
  /** The present address. */
  coachEmail: string | null;
  /** Username of the athlete; null for a bounce. */
  by: string | null;
  kind: CorrectionKind;
  proposed: ProposedCoach;
  note: string;
  status: CorrectionStatus;
  createdAt: Date;
  decidedAt: Date | null;
}

export interface NewCorrection {
  schoolId: number;
  coachId: number | null;
  kind: CorrectionKind;
  proposed: ProposedCoach;
  note: string;
}

export interface Bounce {
  coachId: number;
  /** The address that the mail went to. */
  address: string;
  /** What the mail server said. */
  reason: string;
}

/** The queue of what should be changed in the shared directory. */
export abstract class Corrections {
  /** Newest first. */
  abstract ofUser(userId: string): Promise<CorrectionView[]>;
  /** Newest first, at most 200. */
  abstract inQueue(status: CorrectionStatus | null): Promise<CorrectionView[]>;
  /** Throws SchoolNotFound, CoachNotFound (not a shared coach of the school), TooManyCorrections. */
  abstract propose(userId: string, correction: NewCorrection, made: { id: string; now: Date }): Promise<CorrectionView>;
  /**
   * Asks whether the address of a shared coach is wrong, unless that is asked already, or the coach is gone or
   * has another address by now.
   */
  abstract raiseBounce(bounce: Bounce, made: { id: string; now: Date }): Promise<void>;
  /**
   * Accepting changes the directory in the same transaction. Throws CorrectionNotFound, CorrectionDecided,
   * CorrectionOutdated, CoachExists.
   */
  abstract decide(id: string, decision: { accept: boolean; by: string; now: Date }): Promise<CorrectionView>;
}
