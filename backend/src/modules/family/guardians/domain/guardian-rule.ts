import { ageOf } from '../../../../shared-kernel/age.js';

/** Which athletes need a guardian before any email is sent. */
export type GuardianRule = 'off' | 'under_16' | 'under_18';

const AGES: Record<GuardianRule, number> = { off: 0, under_16: 16, under_18: 18 };

/** Whether a guardian is missing. An unknown age counts as too young. */
export function lacksGuardian(
  rule: GuardianRule,
  { birthdate, hasGuardian }: { birthdate: string | null; hasGuardian: boolean },
  now: Date,
): boolean {
  if (rule === 'off' || hasGuardian) return false;
  return birthdate === null || ageOf(birthdate, now) < AGES[rule];
}
