import type { SharedCoach } from '../../domain/shared-coach.js';
import type { SharedSchoolEntry } from '../../domain/shared-school.js';
import type { CoachView } from '../../queries/school-view.js';

/** What goes with a school when it is removed. Mails that were sent stay in the athletes' campaigns. */
export interface SchoolDependants {
  coaches: number;
  /** Coaches whom athletes added for themselves. */
  contacts: number;
  favorites: number;
  trackings: number;
  rosterPlayers: number;
}

export interface StaffCoachView extends CoachView {
  schoolId: number;
  schoolName: string;
}

/** The shared directory as admins edit it; every call that writes is one transaction. */
export abstract class DirectoryEditor {
  /** Answers the id. Throws SchoolExists. */
  abstract addSchool(school: SharedSchoolEntry, now: Date): Promise<number>;
  /** Throws SchoolNotFound, SchoolExists. */
  abstract changeSchool(id: number, school: SharedSchoolEntry, now: Date): Promise<void>;
  /** Throws SchoolNotFound. */
  abstract dependantsOf(id: number): Promise<SchoolDependants>;
  /** Answers what went along. Throws SchoolNotFound. */
  abstract removeSchool(id: number, now: Date): Promise<SchoolDependants>;
  /** Throws SchoolNotFound, CoachExists. */
  abstract addCoach(schoolId: number, coach: SharedCoach, now: Date): Promise<StaffCoachView>;
  /** Another address is not verified any more. Throws CoachNotFound, CoachExists. */
  abstract changeCoach(id: number, coach: SharedCoach, now: Date): Promise<StaffCoachView>;
  /** `now` tells the day. Throws CoachNotFound. */
  abstract verifyCoach(id: number, now: Date): Promise<StaffCoachView>;
  /** Throws CoachNotFound. */
  abstract removeCoach(id: number, now: Date): Promise<void>;
}
