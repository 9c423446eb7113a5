import { schoolGrade } from '../../../../../shared-kernel/school-grade.js';
import type { Fact } from '../../../facts/domain/fact.js';
import { classYearOf } from './class-year-of.js';

/** Of high school. */
const FIRST = 9;
/** The last grade in which one email a season is enough. */
const YOUNG = 10;

/** Before ninth grade. */
export function isBeforeHighSchool(facts: readonly Fact[], today: string): boolean {
  const classYear = classYearOf(facts);
  return classYear !== null && schoolGrade(classYear, today) < FIRST;
}

/** In tenth grade or before. */
export function isYoung(facts: readonly Fact[], today: string): boolean {
  const classYear = classYearOf(facts);
  return classYear !== null && schoolGrade(classYear, today) <= YOUNG;
}
