import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Measure } from '../games/game-figures.js';
import type { KnownGame } from '../known-athlete.js';
import { boundOf } from './holds.js';
import { isStated, knownValues } from './known-values.js';
import type { Judged, StatedNumber } from './number-findings.js';

const EACH_OF = quick(/\b(?:both|each|all (?:\d )?of them) (?:[a-z]+ ){1,5}$/);

/** "Pecan Grove and Lockwood both gave up more than 200": so of each of them; null where the sentence tells of no such pair. */
export function ofEach(number: StatedNumber, measures: readonly Measure[], named: readonly KnownGame[]): Judged {
  if (named.length < 2 || !EACH_OF.test(number.before, number.sentence.text)) return null;
  const isSoIn = (game: KnownGame, measure: Measure) =>
    knownValues(number, measure, [game], true).some((value) => isStated(value, number, boundOf(number)));
  const isSo = measures.some((measure) => named.every((game) => isSoIn(game, measure)));
  return isSo ? 'right' : { severity: 'error', reason: 'Your games say something else.' };
}
