import type { Fact } from '../../../facts/domain/fact.js';

/** Names keep how they are written; what somebody wants to study is no name. */
export function namesOf(facts: readonly Fact[]): string[] {
  return facts.filter(({ key }) => key !== 'intendedMajor').map(({ value }) => value);
}
