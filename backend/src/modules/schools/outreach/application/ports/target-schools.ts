import type { Division } from '../../../directory/domain/division.js';
import type { Tracking, TrackingChange, TrackingTexts } from '../../domain/tracking.js';

export interface TargetSchoolView extends Tracking {
  schoolId: number;
  updatedAt: Date;
  school: { name: string; division: Division };
}

export interface TargetSchoolWrite {
  change: TrackingChange;
  /** The texts that those of `change` were written from. */
  before?: TrackingTexts;
  now: Date;
}

/** What athletes keep about schools; every call is about the schools of one of them alone. */
export abstract class TargetSchools {
  /** The schools that the athlete has ever touched, by name, read little by little: their notes are long. */
  abstract of(userId: string): AsyncIterable<TargetSchoolView>;
  /**
   * Changes what is given and leaves the rest; a repeat changes nothing. The school is tracked from now on.
   * Throws SchoolNotFound, TrackingTextChanged (then nothing is stored).
   */
  abstract change(userId: string, schoolId: number, write: TargetSchoolWrite): Promise<TargetSchoolView>;
}
