import type { Fact } from '../../../facts/domain/fact.js';

/** The year in which the athlete leaves high school; null when the profile does not say. */
export function classYearOf(facts: readonly Fact[]): number | null {
  const value = facts.find(({ key }) => key === 'graduationYear')?.value;
  return value === undefined ? null : Number(value);
}
