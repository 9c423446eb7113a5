import type { Fact } from '../../facts/domain/fact.js';
import { figuresOf, meaningOf } from '../../grammar/domain/meaning.js';
import { emailKind } from '../domain/email-kind.js';
import type { ImproveWishes } from './tasks/improve-task.js';

/**
 * Whether somebody who was asked to improve an email made another one of it: a number that neither the email nor a fact has, a
 * number or a denial that is gone where nothing was to be left out, another purpose.
 */
export function changesWhatIsSaid(
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

/** Tone, grammar and conviction leave nothing out: each number and whether anything is denied stay. */
function leavesOut(email: string, answer: string, before: readonly number[], after: readonly number[]): boolean {
  const kept = new Set(after);
  const [one, other] = [meaningOf(email), meaningOf(answer)];
  return before.some((figure) => !kept.has(figure)) || (one.denials > 0 && other.denials === 0) || (one.denials === 0 && other.denials > 1);
}
