import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { averageOf } from '../games/game-figures.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';
import { isNamedIn, type Opponent } from '../games/opponents.js';
import type { PlayClaim } from '../plays/recorded-plays.js';
import { isWithin, notOwn, stillToCome } from '../whose-number.js';
import { type Value, valueOf } from './game-event.js';
import { PHRASE, phraseMeasures } from './measure-phrase.js';

const MOST = 'most|best|highest|biggest|largest|heaviest|busiest|top|season[- ]?(?:high|best)|career[- ]?(?:high|best)';
const LEAST = 'fewest|least|lowest|smallest|lightest|worst|quietest|slowest|season[- ]?(?:low|worst)';
/** "the most tackles", "my lowest passing total", "my season high in catches" */
const EXTREME = quick(
  new RegExp(
    String.raw`(?<!\bat )(?<!\b(?:one|1|some) of )\b(?:my|the|a) (?:own )?(?:(${MOST})|(${LEAST}))(?: (?:of|in|for|single-game|one-game|game|total|number of|amount of)){0,3} (${PHRASE})\b(?! (?:on|in|of) (?:the|our|my) (?:team|district|state|league|conference|county|region|area|school|class))`,
  ),
);
/** "more yards against Lockwood than against anybody else" */
const MORE = quick(
  new RegExp(
    String.raw`\b(more|fewer|less) (${PHRASE})[^.,;]{0,30}\bthan (?:i (?:did|had|have) )?(?:against |versus |in |on )?(?:any(?:body|one|where)|any (?:other )?(?:team|game|night|opponent|week|defense)|every(?:body|one)|all the|the others|the rest)\b`,
  ),
);
/** "the most I've ever run for", "the most I have thrown for in a night" */
const EVER = quick(
  /\bthe (?:(most)|(least|fewest)) (?:that )?(?:i've|i have|i) (?:ever )?(?:(threw|thrown|passed)|(ran|run|rushed)|(caught|had receiving))\b/,
);
const NO_CLAIM =
  /\?|\b(?:n't|not|never|second|third|2nd|3rd|next|almost|nearly|tied|among|if|hope|want|practice|last (?:year|season)|on (?:the|our) team|of any|than me)\b|n't\b/;
const WRONG = { severity: 'error', reason: 'Your games say something else.' } as const;

/** What is the most, or the least, of the season, where one game is named for it. */
export function mostAndLeast(low: string, { athlete: { games } }: NumberScope, opponents: readonly Opponent[]): PlayClaim[] {
  const stated = EXTREME.exec(low) ?? MORE.exec(low) ?? EVER.exec(low);
  const game = stated && onlyNamed(low, opponents);
  if (!stated || !game || isApart(low, stated.index)) return [];
  const values = valuesOf(stated, low).filter((value) => games.some((one) => value(one) !== null));
  const isMost = stated[1] !== undefined && !/^(?:fewer|less)$/.test(stated[1]);
  if (values.length === 0 || values.some((value) => isExtreme(game, games, value, isMost))) return [];
  const whole = { start: stated.index, end: stated.index + stated[0].length };
  return [{ whole, value: whole, verdict: WRONG }];
}

function isApart(low: string, at: number): boolean {
  return NO_CLAIM.test(low) || isWithin([...notOwn(low), ...stillToCome(low)], at);
}

function onlyNamed(low: string, opponents: readonly Opponent[]): KnownGame | null {
  const [one, other] = opponents.filter((opponent) => isNamedIn(low, opponent));
  return one && !other ? one.game : null;
}

function valuesOf(stated: RegExpExecArray, low: string): Value[] {
  if (stated[0].startsWith('the ') && stated.length > 4) {
    const key = stated[3] !== undefined ? 'passingYards' : stated[4] !== undefined ? 'rushingYards' : 'receivingYards';
    return [valueOf([key])];
  }
  const phrase = stated[3] ?? stated[2] ?? '';
  if (/percentage|rate/.test(phrase)) return [(game) => averageOf([game], ['completions'], ['attempts'])];
  return phraseMeasures(phrase, low).map(valueOf);
}

function isExtreme(game: KnownGame, games: readonly KnownGame[], value: Value, isMost: boolean): boolean {
  const own = value(game) ?? 0;
  return games.every((other) => (isMost ? (value(other) ?? 0) <= own : (value(other) ?? 0) >= own));
}
