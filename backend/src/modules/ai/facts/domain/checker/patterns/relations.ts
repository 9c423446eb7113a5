import type { Finding } from '../claim-flag.js';
import { averageOf, type Measure, measuresOf, sumOf } from '../games/game-figures.js';
import { boundOf, holds } from '../numbers/holds.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';
import { gamesOf, valuesOf } from './stated-values.js';
import { inches } from '../numbers/inches.js';
import { lastUnit } from '../numbers/unit-of.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

const wrong = (reason: string): Verdict => ({ severity: 'error', reason });
const unknown = (reason: string): Verdict => ({ severity: 'confirm', reason });

/** "arms that span 3.5 inches more than my height" */
export const SPAN_OVER =
  /\b(\d{1,2}(?:\.\d+)?) inch(?:es)? (?:more|longer|greater|bigger|wider|over|past|beyond) (?:than )?(?:my height|i am tall|i'm tall|i stand|(?<=than )(?:that|i am)\b)/g;

/** What "that" means in "longer than that". */
const TALL = /\btall\b|\bheight\b|\bstand\b|\b(?:feet|foot)\b|\b[5-7]-\d/;

export function spanOver([found, more = '']: RegExpExecArray, { athlete }: NumberScope, low: string): Verdict {
  if (!/\bspan|\bwing|\breach/.test(low) || (found.endsWith('that') && !TALL.test(low))) return 'not this';
  const [height, span] = [inches(athlete.height), athlete.wingspan?.value ?? null];
  if (height === null || span === null) return unknown('Your profile does not say both.');
  return span - height === Number(more) ? null : wrong(`Your profile says a difference of ${span - height} inches.`);
}

/** "2 inches over 6 feet", "4 pounds under 200", "2 yards short of 60" */
export const OFFSET =
  /\b(\d{1,2}|an?) (inch(?:es)?|pounds?|lbs?|yards?) (over|above|past|more than|under|below|short of|shy of|less than) (\d{1,4})(?: (feet|foot|pounds|lbs|yards)\b)?/g;

export function offset([found, less = '', unit = '', way = '', base = '']: RegExpExecArray, scope: NumberScope, low: string): Verdict {
  const isHeight = unit.startsWith('inch');
  const isMore = /^(?:over|above|past|more)/.test(way);
  const off = /^an?$/.test(less) ? 1 : Number(less);
  const stated = Number(base) * (isHeight ? 12 : 1) + (isMore ? off : -off);
  if (isHeight) return compared(inches(scope.athlete.height), stated, 'height');
  if (!unit.startsWith('yard')) return compared(scope.athlete.weight, stated, 'weight');
  return anyOf(valuesOf('yards', low.slice(0, low.indexOf(found)), gamesOf(scope)), stated);
}

/** "4 yards a game short of averaging 100", "5 yards a game under 100" */
export const AVERAGE_OFF =
  /\b(\d{1,3}(?:\.\d)?) ((?:rushing |passing |receiving )?(?:yards?|yds|tackles?|catch(?:es)?|receptions?|carr(?:y|ies)|points?)) (?:a|per|each) game (short|shy|under|below|over|above|past) (?:of )?(?:averaging |an average of )?(?:an even |even )?(\d{1,3})\b(?! (?:games|weeks|starts|outings))/g;

export function averageOff([found, less = '', what = '', way = '', base = '']: RegExpExecArray, scope: NumberScope, low: string): Verdict {
  const [unit = '', kind = ''] = what.split(' ').reverse();
  const stated = /^(?:over|above|past)/.test(way) ? Number(base) + Number(less) : Number(base) - Number(less);
  const known = measuresOf(unit, kind, low.slice(0, low.indexOf(found)), '').flatMap(
    (measure) => averageOf(gamesOf(scope), measure, 'game') ?? [],
  );
  if (known.length === 0) return unknown('Your games do not record this.');
  return known.some((value) => holds(value, String(stated), 'exact'))
    ? null
    : wrong(`Your games say ${known.map((value) => Math.round(value * 10) / 10).join(' or ')} a game.`);
}

function anyOf(known: readonly number[], stated: number): Verdict {
  if (known.length === 0) return unknown('Your games do not record this.');
  return known.includes(stated) ? null : wrong(`Your games say ${known.join(' or ')} yards.`);
}

function compared(known: number | null, stated: number, what: string): Verdict {
  if (known === null) return unknown(`Your profile has no ${what}.`);
  return known === stated ? null : wrong(`Your profile says another ${what}.`);
}

const WAY = String.raw`(through the air|in the air|on the ground|passing|rushing|receiving|with my (?:legs|arm))`;
/** "11 more touchdowns through the air than on the ground" */
export const KIND_DIFFERENCE = new RegExp(
  String.raw`\b(\d{1,3}) (more|fewer) (touchdowns|tds|yards)(?: passes)? ${WAY} than (?:(?:i have|i did) )?${WAY}`,
  'g',
);

export function kindDifference([, stated = '', way = '', word = '', one = '', other = '']: RegExpExecArray, scope: NumberScope): Verdict {
  const [a, b] = [one, other].map((kind) => valuesOf(word, kind.replace('legs', 'run').replace('my arm', 'throw'), gamesOf(scope))[0]);
  if (a === undefined || b === undefined) return unknown('Your games do not record this.');
  return (way === 'more' ? a - b : b - a) === Number(stated) ? null : wrong(`Your games say a difference of ${Math.abs(a - b)}.`);
}

/** "3 300-yard games", "2 games with more than 250 yards" is read by the tally. */
export const YARD_GAMES =
  /\b(?:(\d{1,2}) |(an? ))?(\d{2,3})[- ]yard (passing |rushing |receiving )?(?:games?|nights?|outings?|performances?|days?)\b/g;

/** "my 203-yard game was against Lockwood" */
const WAS_THERE =
  /\byard (?:passing |rushing |receiving )?(?:game|night|outing|performance|day) (?:was|came|is) (?:against|versus|vs|at|in)\b/;
const MARK = 50;

function isOfGame(known: number | null, stated: number): boolean {
  return stated % MARK === 0 ? (known ?? 0) >= stated : known === stated;
}

export function yardGames(
  [, count, , yards = '', kind = '']: RegExpExecArray,
  { athlete: { games }, games: named }: NumberScope,
  low: string,
): Verdict {
  // Passing and rushing together only when the sentence combines them.
  const measures = measuresOf('yards', kind, low, '').slice(0, 3);
  if (games.length === 0) return unknown('No games are recorded.');
  if (
    named.length > 0 &&
    WAS_THERE.test(low) &&
    !measures.some((measure) => named.some((game) => isOfGame(sumOf([game], measure), Number(yards))))
  )
    return wrong('Your games say another figure there.');
  const isNever = /\bnever\b|\b(?:haven't|hasn't|hadn't|didn't|don't)\b|\bnot (?:had|have)\b/.test(low);
  const found = measures.map((measure) => games.filter((game) => (sumOf([game], measure) ?? 0) >= Number(yards)).length);
  const isTrue = isNever
    ? found.every((many) => many === 0)
    : found.some((many) => (count === undefined ? many >= 1 : many === Number(count)));
  return isTrue ? null : wrong('Your games say something else.');
}

/** "my yards per carry is 4.3" */
export const PER_IS =
  /\b(passing |rushing |receiving )?(yards|touchdowns|points|tackles|completions|catches|receptions)[- ](?:per|a|an)[- ](game|carry|attempt|completion|catch|pass)(?: average)?(?:(?: (?:is|was|of|at|are|stands|sits|about|around|right))+|:) (\d+(?:\.\d+)?)/g;
const PER: Record<string, readonly string[] | 'game'> = {
  game: 'game', carry: ['carries'], attempt: ['attempts'], pass: ['attempts'], completion: ['completions'], catch: ['receptions'],
}; // prettier-ignore
const OF_PER: Record<string, string> = { carry: 'rushing', attempt: 'passing', pass: 'passing', completion: 'passing', catch: 'receiving' };

/** "my rushing average is 4.3 yards": of a carry or of a game */
export const AVERAGE_IS = /\b(rushing|passing|receiving) average(?: (?:is|was|of|at))+ (\d+(?:\.\d+)?)(?: yards)?/g;
const OF_KIND: Record<string, readonly string[]> = { rushing: ['carries'], passing: ['attempts'], receiving: ['receptions'] };

export function averageIs([found, kind = '', stated = '']: RegExpExecArray, scope: NumberScope): Verdict {
  const known = measuresOf('yards', kind, found, '').flatMap((measure) =>
    [OF_KIND[kind] ?? [], 'game' as const].flatMap((per) => averageOf(gamesOf(scope), measure, per) ?? []),
  );
  if (known.length === 0) return unknown('Your games do not record this.');
  return known.some((value) => holds(value, stated, 'exact')) ? null : wrong('Your games say another average.');
}

/** "my per-carry average is 4.3 yards" */
export const PER_AVERAGE =
  /\bper[- ](game|carry|attempt|completion|catch|pass)(?: (?:rushing|passing|receiving|yards?))? average(?: (?:is|was|of|at|sits|stands))+ (\d+(?:\.\d+)?)(?: yards)?/g;

export function perAverage([found, per = '', stated = '']: RegExpExecArray, scope: NumberScope): Verdict {
  return perIs([found, undefined, 'yards', per, stated] as unknown as RegExpExecArray, scope);
}

export function perIs([found, kind, unit = '', per = '', stated = '']: RegExpExecArray, { athlete, games: named }: NumberScope): Verdict {
  const games = named.length > 0 ? named : athlete.games;
  const near = kind ?? OF_PER[per] ?? '';
  const known = measuresOf(unit, near, found, '').flatMap((measure) => averageOf(games, measure, PER[per] ?? 'game') ?? []);
  if (known.length === 0) return unknown('Your games do not record this.');
  return known.some((value) => holds(value, stated, boundOf({ before: found.slice(0, -stated.length), after: '' })))
    ? null
    : wrong(`Your games say ${known.map((value) => Math.round(value * 10) / 10).join(' or ')}.`);
}

/** "I threw a touchdown against Tidewell", "my only miss came against Owyhee": at least one in a game that is named. */
export const AT_LEAST_ONE =
  /\b(?:threw|throw|caught|ran(?: in| for)?|rushed for|scored|recorded|had|made|got) an? (?:(?:rushing|receiving|passing) )?(touchdown|td|interception|pick|sack)\b(?! pass| record| or more)|\b(?:only|one|1|single|lone) (miss) (?:came|was|is)\b/g;

export function atLeastOne([found, what, miss]: RegExpExecArray, { games }: NumberScope, low: string): Verdict {
  const at = low.indexOf(found);
  if (
    games.length === 0 ||
    /\b(?:not|never|without|n't|every|each)\b|n't\b/.test(low.slice(0, at)) ||
    /\b(?:every|each|all)\b/.test(low.slice(at))
  )
    return 'not this';
  if (miss !== undefined) return missed(games);
  const values = valuesOf(what === 'td' ? 'touchdown' : (what ?? ''), low.slice(0, at + found.length), games);
  return values.length === 0
    ? unknown('Your games do not record this.')
    : values.some((value) => value > 0)
      ? null
      : wrong('Your games say none.');
}

function missed(games: readonly KnownGame[]): Verdict {
  const [made, tried] = ['fieldGoalsMade', 'fieldGoalsAttempted'].map((key) => sumOf(games, [key]));
  if (typeof made !== 'number' || typeof tried !== 'number') return 'not this';
  return tried > made ? null : wrong('Your games say no miss there.');
}

/** "never caught a pass" */
export const NEVER_HAD =
  /(?:\b(?:never|not)|n't)(?: (?:yet|have|even|ever))? (?:caught|catch|thrown|threw|throw|scored|score|had|have|made|recorded|forced|allowed) (?:an?|1|one|any|a single) (touchdown|catch|pass|reception|sack|tackle|fumble|carry)\b/g;

/** "I never caught a pass": against the sum of all, or of the games that are named. */
export function neverHad([found, what = '']: RegExpExecArray, scope: NumberScope): Verdict {
  const unit =
    what === 'pass' ? (/\b(?:caught|catch)\b/.test(found) ? 'receptions' : 'attempts') : what.replace(/ch$/, 'ches').replace(/y$/, 'ies');
  const known = measuresOf(unit, unit, found.replace(/pass$/, ''), '').flatMap((measure) => sumOf(gamesOf(scope), measure) ?? []);
  if (known.length === 0) return unknown('Your games do not record this.');
  return known.some((value) => value === 0) ? null : wrong(`Your games say ${known.join(' or ')}.`);
}

const HALF = String.raw`\d{1,3}(?:\.5)?`;
const PART_UNIT =
  '(?:receiving |rushing |passing )?(?:touchdown passes|touchdowns|tds|scores|yards)|interceptions|picks|catches|receptions|tackles(?: for loss)?|tfls|sacks|carries|completions|breakups|field goals';
/** "3 of my 14 touchdowns came against Lockwood", "4.5 of the 8 sacks came in 2 games", "half of my sacks, 4.5 of the 8, came against" */
export const CAME_AGAINST = new RegExp(
  String.raw`\b(${HALF}) (?:out )?of (?:my|the|those) (${HALF})(?: (${PART_UNIT}))?,? (?:came|have come|were) (?:against|versus|vs|(?:in|on)(?: (?:just|only))?(?: (\d{1,2}|the same|a single) (?:games?|nights?|days?|fridays?))?)\b`,
  'g',
);

/** The first in the games that are named, or in as many of them as are stated; the second in all. */
export function cameAgainst([found, some, all, total, many]: RegExpExecArray, { athlete, games }: NumberScope, low: string): Verdict {
  const what = total ?? countedIn(low.slice(0, low.indexOf(found)));
  if (what === undefined || (games.length === 0 && many === undefined)) return 'not this';
  const isTrue = measuresCounted(what).some(
    (measure) =>
      sumOf(athlete.games, measure) === Number(all) &&
      (games.length > 0
        ? sumOf(games, measure) === Number(some)
        : areSome(eachOf(athlete.games, measure), Number(many) || 1, Number(some))),
  );
  return isTrue ? null : wrong('Your games say something else.');
}

function measuresCounted(what: string): readonly Measure[] {
  const [unit = '', kind = ''] = what.replace('tackles for loss', 'tfls').split(' ').reverse();
  return what === 'touchdown passes' ? [['passingTouchdowns']] : measuresOf(unit, kind, '', '');
}

function eachOf(games: readonly KnownGame[], measure: Measure): number[] {
  return games.flatMap((game) => sumOf([game], measure) ?? []);
}

function countedIn(before: string): string | undefined {
  return /\b(?:touchdown passes|(?:passing|rushing|receiving) (?:yards|touchdowns))(?=,? $)/.exec(before)?.[0] ?? lastUnit(before);
}

/** Whether as many of the values add up to the sum; of more than three only the highest are meant. */
function areSome(values: readonly number[], many: number, sum: number): boolean {
  if (many > MOST_ADDED)
    return (
      values
        .toSorted((a, b) => b - a)
        .slice(0, many)
        .reduce((all, value) => all + value, 0) === sum
    );
  return many === 0 ? sum === 0 : values.some((value, at) => areSome(values.slice(at + 1), many - 1, sum - value));
}

const MOST_ADDED = 3;
