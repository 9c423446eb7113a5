import type { Fact } from '../../facts/domain/fact.js';
import { figuresOf, meaningOf } from '../../grammar/domain/meaning.js';
import { emailKind } from '../domain/email-kind.js';
import type { ImproveWishes } from './tasks/improve-task.js';

/**
 * Returns whether a model that was to improve an email changed its content: a number that is neither in the email nor a fact,
 * a number or negation lost although nothing was to be shortened, or another purpose.
 */
export function changesContent(
  { email, improvementType }: Pick<ImproveWishes, 'email' | 'improvementType'>,
  answer: string,
  facts: readonly Fact[],
): boolean {
  const [before, after] = [figuresOf(email), figuresOf(answer)];
  const known = new Set([...before, ...facts.flatMap(({ value }) => figuresOf(value))]);
  if (after.some((figure) => !known.has(figure))) return true;
  if (emailKind(email) !== emailKind(answer) && emailKind(email) !== 'first') return true;
  return improvementType !== 'length' && leavesOut(email, answer, before, after);
}

/** Tone, grammar and persuasion must keep every number and the negations. */
function leavesOut(email: string, answer: string, before: readonly number[], after: readonly number[]): boolean {
  const kept = new Set(after);
  const [one, other] = [meaningOf(email), meaningOf(answer)];
  return before.some((figure) => !kept.has(figure)) || (one.denials > 0 && other.denials === 0) || (one.denials === 0 && other.denials > 1);
}
