import { schoolGrade } from '../../../../shared-kernel/school-grade.js';
import type { Fact } from '../../facts/domain/fact.js';
import { classYearOf } from './class-year-of.js';

/** The last grade in which one email a season is enough. */
const YOUNG = 10;

/** In ninth or tenth grade. */
export function isYoung(facts: readonly Fact[], today: string): boolean {
  const classYear = classYearOf(facts);
  return classYear !== null && schoolGrade(classYear, today) <= YOUNG;
}
