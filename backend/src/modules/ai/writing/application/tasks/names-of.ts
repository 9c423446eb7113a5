import type { Fact } from '../../../facts/domain/fact.js';

/** Names keep their spelling; an intended major is not a name. */
export function namesOf(facts: readonly Fact[]): string[] {
  return facts.filter(({ key }) => key !== 'intendedMajor').map(({ value }) => value);
}
