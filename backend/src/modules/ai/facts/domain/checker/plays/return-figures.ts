import { averageOf, type Measure } from '../games/game-figures.js';
import { boundOf, holds } from '../numbers/holds.js';
import type { KnownGame } from '../known-athlete.js';
import { besideNumber, knownValues } from '../numbers/known-values.js';
import type { Judged, NumberScope, StatedNumber } from '../numbers/number-findings.js';
import { type Unit, unitOf } from '../numbers/unit-of.js';

const NOT_RECORDED: Judged = { severity: 'confirm', reason: 'Your games do not record this.' };

type Part = 'Yards' | 'Touchdowns' | 's';

const KICK = /\bkick(?:off)?s?\b/;
const PUNT = /\bpunts?\b/;
const OF_KICKS = /^(?:kicks|kickoffs?|punts?)$/;
const OF_DEFENSE = /\b(?:interceptions?|picks?|ints?|fumbles?)\b/;
const SCORED = /^[^.;,\d]{0,24}\b(?:for|to|as) (?:a |an )?(?:touchdowns?|tds?|scores?|the house)\b/;
const PER_RETURN =
  /^[^.;,]{0,16}\b(?:per|a|an|each|every) (?:kick(?:off)? |punt )?return\b|^[^.;,]{0,10} (?:at a time|a pop|a clip|apiece|on average|each time|every time|each)\b/;
const IN_A_GAME = /^[^.;,]{0,24}\b(?:per|a|an|each|every) (?:game|contest|week|night)\b/;

/** "26 yards per kick return", "2 punt return touchdowns", "12 kicks": a figure of kicks and punts that were brought back, where games record them. */
export function returnedFigure(number: StatedNumber, { athlete, games: some }: NumberScope): Judged {
  const games = some.length > 0 ? besideNumber(number, some) : athlete.games;
  if (!athlete.games.some(recordsReturns)) return null;
  const unit = unitOf(number);
  if (unit === null || !isOfReturn(unit, number)) return null;
  return judged(number, unit, games.length > 0 ? games : athlete.games, some.length > 0);
}

export function recordsReturns({ stats }: KnownGame): boolean {
  return 'kickReturns' in stats || 'puntReturns' in stats || 'kickReturnYards' in stats || 'puntReturnYards' in stats;
}

const BROUGHT_BACK = /\b(?:returned|brought back|took back|ran back) (?:\w+ )?$/;
/** "took a kickoff 96 yards" */
const TAKEN =
  /\b(?:took|taken|ran|housed|brought) (?:an?|the|1|my) (?:[a-z]{2,12} )?(?:kickoff|kick|punt)(?: return)?(?: back)?[^.;\d]{0,30}$/;
const BACK = /\b(?:bring|brings|brought|take|takes|took|run|runs|ran) (?:my |the |those )?(?:kickoffs?|kicks?|punts?) back\b[^.;]{0,30}$/;
const BEFORE_YARDS = /\b(?:returned|brought back|took back|ran back) (?:it|them|that|\d+|an?|the)\b[^.;]{0,30}$/;

function isOfReturn({ word, near }: Unit, { before, after }: StatedNumber): boolean {
  const context = `${near} ${after.slice(0, 60).split(/[.;]/)[0] ?? ''}`;
  if (OF_DEFENSE.test(`${before.slice(-40)} ${context}`) || /\blong/.test(before.slice(-40))) return false;
  return (
    /\breturn/.test(near + after.slice(0, 40)) ||
    BEFORE_YARDS.test(before) ||
    BACK.test(before) ||
    TAKEN.test(before) ||
    (BROUGHT_BACK.test(before) && OF_KICKS.test(word))
  );
}

function judged(number: StatedNumber, unit: Unit, games: readonly KnownGame[], isNamed: boolean): Judged {
  const { stated, before, after } = number;
  const part = partOf(unit, after);
  if (part === null) return null;
  const known = measuresOf(
    kindsIn(`${unit.word} ${unit.near}${after.slice(0, 60).split(/[.;,]/)[0] ?? ''}`, before.slice(-60)),
    part,
  ).flatMap((measure) =>
    isAverage(number, part) ? (averageOf(games, measure, countsOf(measure)) ?? []) : knownValues(number, measure, games, isNamed),
  );
  if (known.length === 0) return NOT_RECORDED;
  if (known.some((value) => holds(value, stated, boundOf({ before, after })))) return 'right';
  const values = [...new Set(known)].map((value) => Math.round(value * 10) / 10);
  return { severity: 'error', reason: `Your games say ${values.join(' or ')}, not ${stated}.` };
}

function isAverage({ before, after }: StatedNumber, part: Part): boolean {
  return part === 'Yards' && !IN_A_GAME.test(after) && (PER_RETURN.test(after) || /\baverag\w*[^.;\d]{0,24}$/.test(before));
}

function partOf({ word: unit, near }: Unit, after: string): Part | null {
  const word = /\breturn(?:ed|s)? (yards?|yds?|touchdowns?|tds?|scores?)\b/.exec(near + after.slice(0, 20))?.[1] ?? unit;
  if (/^(?:yards?|yds?)$/.test(word)) return 'Yards';
  if (/^(?:touchdowns?|tds?|scores)$/.test(word)) return 'Touchdowns';
  if (word !== 'returns' && !OF_KICKS.test(word)) return null;
  return SCORED.test(after.replace(/^ \w+(?: returns?)?/, '')) ? 'Touchdowns' : 's';
}

/** Decides by the words after the number, else by those before it; without either it may be kick returns, punt returns, or both. */
function kindsIn(behind: string, before: string): ('kick' | 'punt')[] {
  for (const text of [behind, before]) {
    const kinds = [...(KICK.test(text) ? ['kick' as const] : []), ...(PUNT.test(text) ? ['punt' as const] : [])];
    if (kinds.length > 0) return kinds;
  }
  return ['kick', 'punt'];
}

function measuresOf(kinds: readonly ('kick' | 'punt')[], part: Part): Measure[] {
  const single = kinds.map((kind) => [`${kind}Return${part}`]);
  return single.length > 1 ? [...single, single.flat()] : single;
}

function countsOf(yards: Measure): Measure {
  return yards.map((key) => key.replace('Yards', 's'));
}
