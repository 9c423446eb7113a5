import type { GradeDay } from './contact-rule.js';

/** The day on which a grade's day falls for a class: 2025-06-15 for June 15 after the sophomore year of 2027. */
export function ruleDay({ yearsBeforeClass, monthDay }: GradeDay, classYear: number): string {
  return `${classYear - yearsBeforeClass}-${monthDay}`;
}
