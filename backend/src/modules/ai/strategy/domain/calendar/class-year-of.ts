import type { Fact } from '../../../facts/domain/fact.js';

/** Returns the year in which the athlete finishes high school; null when the profile has none. */
export function classYearOf(facts: readonly Fact[]): number | null {
  const value = facts.find(({ key }) => key === 'graduationYear')?.value;
  return value === undefined ? null : Number(value);
}
