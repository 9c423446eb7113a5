import { AnswerNotValid } from './confirmation-errors.js';
import type { Verdict } from './coach-word.js';
import type { Figure } from './figures.js';

/** What a coach sends: figures that are named in neither list are skipped. */
export interface AnswerInput {
  confirmed: readonly Figure[];
  notRight: readonly Figure[];
}

/** Each figure with its verdict. Throws AnswerNotValid. */
export function readAnswer({ confirmed, notRight }: AnswerInput, asked: readonly Figure[]): Map<Figure, Verdict> {
  const verdicts = new Map<Figure, Verdict>();
  for (const [verdict, figures] of [
    ['confirmed', confirmed],
    ['not_right', notRight],
  ] as const) {
    for (const figure of figures) {
      if (!asked.includes(figure) || verdicts.has(figure)) throw new AnswerNotValid();
      verdicts.set(figure, verdict);
    }
  }
  if (verdicts.size === 0) throw new AnswerNotValid();
  return verdicts;
}
