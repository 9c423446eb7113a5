import { schoolGrade } from '../../../../../shared-kernel/school-grade.js';
import type { Fact } from '../../../facts/domain/fact.js';
import { collegeOf } from './notes/college-of.js';

/** Where an athlete is between middle school and college; it decides what helps in an email. */
export interface AthleteStage {
  /** A ninth or tenth grader, or younger: body size means little yet. */
  stillGrowing: boolean;
  /** Before ninth grade: the high school in the profile is one to come. */
  beforeHighSchool: boolean;
  /** A senior, or out of high school: no summer camp is left before college. */
  isLastYear: boolean;
  /** The college of an athlete who has finished high school; '' = none. */
  college: string;
}

const FIRST_GRADE = 9;
const GROWN_GRADE = 11;
const LAST_GRADE = 12;

/** `today` is YYYY-MM-DD. Without a class year nothing of it is so. */
export function athleteStage(facts: readonly Fact[], today: string): AthleteStage {
  const grade = schoolGrade(Number(facts.find(({ key }) => key === 'graduationYear')?.value ?? Number.NaN), today);
  return {
    stillGrowing: grade < GROWN_GRADE,
    beforeHighSchool: grade < FIRST_GRADE,
    isLastYear: grade >= LAST_GRADE,
    college: collegeOf(facts, today),
  };
}

/** The facts for a text: before ninth grade without the high school, which is one to come. */
export function factsToName(facts: readonly Fact[], { beforeHighSchool }: AthleteStage): Fact[] {
  return facts.filter(({ key }) => !beforeHighSchool || key !== 'highSchool');
}
