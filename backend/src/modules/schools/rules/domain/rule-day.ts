import type { RuleStart } from './contact-rule.js';

export interface RuleSubject {
  /** The year in which the athlete finishes high school. */
  classYear: number | null;
  /** ISO day. */
  birthdate: string | null;
}

/**
 * The ISO day on which a rule starts for an athlete: 2025-06-15 for June 15 after the sophomore year of 2027. Null while the
 * class year or birth date it is counted from is unknown.
 */
export function ruleDay(starts: RuleStart, { classYear, birthdate }: RuleSubject): string | null {
  switch (starts.anchor) {
    case 'date':
      return starts.from;
    case 'grade':
      return classYear === null ? null : `${classYear - starts.yearsBeforeClass}-${starts.monthDay}`;
    case 'birth':
      return birthdate === null ? null : dayAfterBirthday(birthdate, starts.age, starts.monthDay);
  }
}

function dayAfterBirthday(birthdate: string, age: number, monthDay: string): string {
  const birthdayYear = Number(birthdate.slice(0, 4)) + age;
  const year = birthdate.slice(5, 10) < monthDay ? birthdayYear : birthdayYear + 1;
  return `${year}-${monthDay}`;
}
