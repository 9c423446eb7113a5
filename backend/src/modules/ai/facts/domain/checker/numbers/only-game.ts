import { type Measure, measuresOf, sumOf } from '../games/game-figures.js';
import { type Bound, boundOf, holds } from './holds.js';
import type { Judged, NumberScope, StatedNumber } from './number-findings.js';
import { unitOf } from './unit-of.js';

const ONLY = /\b(?:only|lone|sole|single|1) (?:other )?(?:team|game|night|opponent|defense|school|week|time|friday)\b/;
/** "the one game with a hundred yards" means at least a hundred. */
function leastOf(number: StatedNumber): Bound {
  const bound = boundOf(number);
  return bound === 'exact' && Number(number.stated) >= MARK && Number(number.stated) % MARK === 0 ? 'at-least' : bound;
}

const MARK = 50;
const YARDS: readonly Measure[] = [['rushingYards'], ['receivingYards'], ['passingYards'], ['tackles']];

/** "the only team to keep me under 100 was Lakeview Prep": so in the game that is named, and in no other. */
export function onlyGame(number: StatedNumber, { athlete, games: named }: NumberScope): Judged {
  if (named.length !== 1 || !ONLY.test(number.sentence.text)) return null;
  const bound = leastOf(number);
  if (bound === 'exact' || bound === 'about') return null;
  const unit = unitOf(number);
  const measures = unit ? measuresOf(unit.word, unit.near, number.before, number.after) : YARDS;
  const known = measures.filter((measure) => sumOf(athlete.games, measure) !== null);
  if (known.length === 0) return null;
  const isTrue = known.some((measure) =>
    athlete.games.every((game) => holds(sumOf([game], measure) ?? 0, number.stated, bound) === named.includes(game)),
  );
  return isTrue ? 'right' : { severity: 'error', reason: 'Your games say something else.' };
}
