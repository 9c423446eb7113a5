import { schoolGrade } from '../../../../../../shared-kernel/school-grade.js';
import type { Fact } from '../../../../facts/domain/fact.js';

/** Of high school. */
const LAST_GRADE = 12;
const COLLEGE = /\b(?:college|university|juco)\b/i;
const HIGH_SCHOOL = /\b(?:high|prep|preparatory|academy|secondary)\b/i;

/**
 * Returns the college of an athlete who has finished high school, which replaces the high school in the profile. "Snow
 * College (graduated from Uinta Flats High School)" → "Snow College"; '' for a high school, or while high school lasts.
 */
export function collegeOf(facts: readonly Fact[], today: string): string {
  const of = (key: string) => facts.find((fact) => fact.key === key)?.value ?? '';
  const year = Number(of('graduationYear') || Number.NaN);
  const [name = ''] = of('highSchool').split(/[(,;]/);
  const isCollege = COLLEGE.test(name) && !HIGH_SCHOOL.test(name);
  return isCollege && schoolGrade(year, today) > LAST_GRADE ? name.trim() : '';
}
