import type { Finding } from '../claim-flag.js';
import { averageOf, measuresOf, sumOf } from '../games/game-figures.js';
import { boundOf, holds } from '../numbers/holds.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';
import { inches } from '../numbers/profile-number.js';

type Told = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

const wrong = (reason: string): Told => ({ severity: 'error', reason });
const unknown = (reason: string): Told => ({ severity: 'confirm', reason });

/** "arms that span 3.5 inches more than my height" */
export const SPAN_OVER =
  /\b(\d{1,2}(?:\.\d+)?) inch(?:es)? (?:more|longer|greater|bigger|wider|over|past|beyond) (?:than )?(?:my height|i am tall|i'm tall|i stand)\b/g;

export function spanOver([, more = '']: RegExpExecArray, { athlete }: NumberScope, low: string): Told {
  if (!/\bspan|\bwing|\breach/.test(low)) return 'not this';
  const [height, span] = [inches(athlete.height), athlete.wingspan?.value ?? null];
  if (height === null || span === null) return unknown('Your profile does not say both.');
  return span - height === Number(more) ? null : wrong(`Your profile says a difference of ${span - height} inches.`);
}

/** "2 inches over 6 feet", "4 pounds under 200", "2 yards short of 60" */
export const OFFSET =
  /\b(\d{1,2}|an?) (inch(?:es)?|pounds?|lbs?|yards?) (over|above|past|more than|under|below|short of|shy of|less than) (\d{1,4})(?: (feet|foot|pounds|lbs|yards)\b)?/g;

export function offset([found, less = '', unit = '', way = '', base = '']: RegExpExecArray, scope: NumberScope, low: string): Told {
  const isHeight = unit.startsWith('inch');
  const isMore = /^(?:over|above|past|more)/.test(way);
  const off = /^an?$/.test(less) ? 1 : Number(less);
  const said = Number(base) * (isHeight ? 12 : 1) + (isMore ? off : -off);
  if (isHeight) return compared(inches(scope.athlete.height), said, 'height');
  if (!unit.startsWith('yard')) return compared(scope.athlete.weight, said, 'weight');
  return anyOf(valuesOf('yards', low.slice(0, low.indexOf(found)), gamesOf(scope)), said);
}

function gamesOf({ athlete, games }: NumberScope): readonly KnownGame[] {
  return games.length > 0 ? games : athlete.games;
}

function anyOf(known: readonly number[], said: number): Told {
  if (known.length === 0) return unknown('Your games do not record this.');
  return known.includes(said) ? null : wrong(`Your games say ${known.join(' or ')} yards.`);
}

function compared(known: number | null, said: number, what: string): Told {
  if (known === null) return unknown(`Your profile has no ${what}.`);
  return known === said ? null : wrong(`Your profile says another ${what}.`);
}

function valuesOf(word: string, before: string, games: readonly KnownGame[]): number[] {
  return measuresOf(word, word, before, '').flatMap((measure) => sumOf(games, measure) ?? []);
}

/** "3 times as many touchdowns as interceptions", "twice as many" */
export const TIMES_AS_MANY = /\b(\d{1,2})(?: times)? as many ([a-z]+(?: passes)?) as ([a-z]+)\b/g;

/** A ratio in words is a round one. */
const RATIO_NEAR = 0.35;

export function timesAsMany([found, said = '', one = '', other = '']: RegExpExecArray, scope: NumberScope, low: string): Told {
  const ratio = ratioOf(one, other, scope);
  if (ratio === null) return 'not this';
  const bound = boundOf({ before: low.slice(0, low.indexOf(found)), after: '' });
  const isSo =
    bound === 'exact' || bound === 'about' || bound === 'near-under' || bound === 'near-over'
      ? Math.abs(ratio - Number(said)) <= RATIO_NEAR
      : holds(ratio, said, bound);
  return isSo ? null : wrong(`Your games say ${Math.round(ratio * 10) / 10} times as many.`);
}

function ratioOf(one: string, other: string, { athlete, games: named }: NumberScope): number | null {
  const games = named.length > 0 ? named : athlete.games;
  if (other === 'games') return (valuesOf(one, 'total ', games)[0] ?? Number.NaN) / games.length || null;
  const [a, b] = [one.replace(/ passes$/, ''), other].map((what) => {
    const [, kind, word = what] = /^(rushing|passing|receiving) (\w+)$/.exec(what) ?? [];
    return valuesOf(word, `${kind ?? 'threw'} `, games)[0];
  });
  return a === undefined || b === undefined || b === 0 ? null : a / b;
}

/** "half of my catches were touchdowns", "almost 2 thirds of my tackles were solo" */
export const PART_WERE =
  /\b(?:(\d|an?) )?(half|third|quarter|fourth|fifth|tenth)s? of (?:all )?(?:my|the|those) (?:\d{1,3} )?(catches|receptions|carries|passes|throws|completions|tackles|touchdowns|stops|field goals|punts) (?:were|are|went for|have been|came|landed|ended up|died)(?: on| downed| pinned| stopped)? (touchdowns|first downs|sacks|completions|completed?|solos?|unassisted|assists|assisted|for (?:a )?loss|inside the 20)\b/g;
const PART: Record<string, number> = { half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, tenth: 10 };
const PART_NEAR = 0.05;
const PIECES: Record<string, readonly string[]> = {
  solo: ['soloTackles'], solos: ['soloTackles'], unassisted: ['soloTackles'], assists: ['assistedTackles'], assisted: ['assistedTackles'],
  'inside the 20': ['puntsInside20'], 'for loss': ['tacklesForLoss'], 'for a loss': ['tacklesForLoss'], complete: ['completions'], completed: ['completions'],
}; // prettier-ignore

export function partWere([found, times = '', part = '', whole = '', piece = '']: RegExpExecArray, scope: NumberScope, low: string): Told {
  const ratio = partOf(piece, whole, scope);
  if (ratio === null) return unknown('Your games do not record this.');
  const said = (Number(times) || 1) / (PART[part] ?? 2);
  return isPart(ratio, said, low.slice(0, low.indexOf(found))) ? null : wrong(`Your games say ${Math.round(ratio * 100)}%.`);
}

/** A share in words is a round one, but for "more than half". */
function isPart(ratio: number, said: number, before: string): boolean {
  const bound = boundOf({ before, after: '' });
  return /^(?:over|under|at-least)$/.test(bound) ? holds(ratio, String(said), bound) : Math.abs(ratio - said) <= PART_NEAR;
}

function partOf(piece: string, whole: string, scope: NumberScope): number | null {
  const measure = PIECES[piece];
  if (!measure) return ratioOf(piece, whole, scope);
  const all = whole === 'passes' || whole === 'throws' ? 'attempts' : whole;
  const [some, many] = [sumOf(gamesOf(scope), measure), valuesOf(all, '', gamesOf(scope))[0]];
  return some === null || !many ? null : some / many;
}

/** "more interceptions than touchdowns", "more rushing yards than passing yards" */
export const MORE_THAN =
  /\b(?<!\d )(more|fewer|less) ((?:rushing |passing |receiving )?(?:yards|touchdowns?|tds|interceptions?|picks|completions|tackles|sacks|touchdown passes)) than ((?:rushing |passing |receiving )?(?:yards|touchdowns?|tds|interceptions?|picks|completions|tackles|sacks))\b/g;

export function moreThan([, way = '', one = '', other = '']: RegExpExecArray, scope: NumberScope): Told {
  const ratio = ratioOf(one, other, scope);
  if (ratio === null) return 'not this';
  return ratio > 1 === (way === 'more') ? null : wrong('Your games say it is the other way round.');
}

const WAY = String.raw`(through the air|in the air|on the ground|passing|rushing|receiving|with my (?:legs|arm))`;
/** "11 more touchdowns through the air than on the ground" */
export const KIND_DIFFERENCE = new RegExp(
  String.raw`\b(\d{1,3}) (more|fewer) (touchdowns|tds|yards)(?: passes)? ${WAY} than (?:(?:i have|i did) )?${WAY}`,
  'g',
);

export function kindDifference([, said = '', way = '', word = '', one = '', other = '']: RegExpExecArray, scope: NumberScope): Told {
  const [a, b] = [one, other].map((kind) => valuesOf(word, kind.replace('legs', 'run').replace('my arm', 'throw'), gamesOf(scope))[0]);
  if (a === undefined || b === undefined) return unknown('Your games do not record this.');
  return (way === 'more' ? a - b : b - a) === Number(said) ? null : wrong(`Your games say a difference of ${Math.abs(a - b)}.`);
}

/** "1 pick every 33 attempts" */
export const ONE_EVERY =
  /\b(?:1|an?) (interception|pick|int|touchdown|td|sack|catch|reception)(?: pass)? (?:in |for )?(?:every|per|each) (\d{1,3}(?:\.\d)?) (attempts|passes|throws|carries|touches|catches|completions)\b/g;

export function oneEvery([, one = '', said = '', of = '']: RegExpExecArray, scope: NumberScope): Told {
  const ratio = ratioOf(
    of === 'passes' || of === 'throws' ? 'attempts' : of,
    one === 'td' ? 'touchdowns' : one.replace(/(?<!s)$/, 's').replace('catchs', 'catches'),
    scope,
  );
  if (ratio === null) return unknown('Your games do not record this.');
  return Math.abs(ratio - Number(said)) <= 0.5 ? null : wrong(`Your games say one every ${Math.round(ratio)}.`);
}

/** "2.5 touchdowns for every interception" */
export const FOR_EVERY =
  /\b(\d{1,2}(?:\.\d)?) (touchdowns?|tds|touchdown passes) (?:for|to|per) (?:every|each|1)(?: 1)? (?:interception|pick|int)\b/g;

export function forEvery([, said = '']: RegExpExecArray, scope: NumberScope): Told {
  const ratio = ratioOf('touchdowns', 'interceptions', scope);
  if (ratio === null) return unknown('Your games do not record this.');
  return holds(ratio, said, 'exact') ? null : wrong(`Your games say ${Math.round(ratio * 10) / 10} for every one.`);
}

/** "better than 4:1" */
export const RATIO = /\b(?:better|more|higher|lower|worse) than (?:a )?(\d{1,2}) ?(?::|-to-|-| to )1\b/g;

export function ratioBound([found, said = '']: RegExpExecArray, scope: NumberScope): Told {
  const ratio = ratioOf('touchdowns', 'interceptions', scope);
  if (ratio === null) return 'not this';
  const isMore = !/^(?:lower|worse)/.test(found);
  return (isMore ? ratio > Number(said) : ratio < Number(said)) ? null : wrong(`Your games say ${Math.round(ratio * 10) / 10} to 1.`);
}

/** "3 300-yard games", "2 games with more than 250 yards" is read by the tally. */
export const YARD_GAMES =
  /\b(?:(\d{1,2}) |(an? ))?(\d{2,3})[- ]yard (passing |rushing |receiving )?(?:games?|nights?|outings?|performances?|days?)\b/g;

/** "my 203-yard game was against Lockwood" */
const WAS_THERE =
  /\byard (?:passing |rushing |receiving )?(?:game|night|outing|performance|day) (?:was|came|is) (?:against|versus|vs|at|in)\b/;
const MARK = 50;

function isOfGame(known: number | null, said: number): boolean {
  return said % MARK === 0 ? (known ?? 0) >= said : known === said;
}

export function yardGames(
  [, count, , yards = '', kind = '']: RegExpExecArray,
  { athlete: { games }, games: named }: NumberScope,
  low: string,
): Told {
  // Passing and rushing together only when the sentence combines them.
  const measures = measuresOf('yards', kind, low, '').slice(0, 3);
  if (games.length === 0) return unknown('No games are recorded.');
  if (
    named.length > 0 &&
    WAS_THERE.test(low) &&
    !measures.some((measure) => named.some((game) => isOfGame(sumOf([game], measure), Number(yards))))
  )
    return wrong('Your games say another figure there.');
  const isNever = /\bnever\b|n't\b|\bnot (?:had|have)\b/.test(low);
  const found = measures.map((measure) => games.filter((game) => (sumOf([game], measure) ?? 0) >= Number(yards)).length);
  const isSo = isNever
    ? found.every((many) => many === 0)
    : found.some((many) => (count === undefined ? many >= 1 : many === Number(count)));
  return isSo ? null : wrong('Your games say something else.');
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

export function averageIs([found, kind = '', said = '']: RegExpExecArray, scope: NumberScope): Told {
  const known = measuresOf('yards', kind, found, '').flatMap((measure) =>
    [OF_KIND[kind] ?? [], 'game' as const].flatMap((per) => averageOf(gamesOf(scope), measure, per) ?? []),
  );
  if (known.length === 0) return unknown('Your games do not record this.');
  return known.some((value) => holds(value, said, 'exact')) ? null : wrong('Your games say another average.');
}

export function perIs([found, kind, unit = '', per = '', said = '']: RegExpExecArray, { athlete, games: named }: NumberScope): Told {
  const games = named.length > 0 ? named : athlete.games;
  const near = kind ?? OF_PER[per] ?? '';
  const known = measuresOf(unit, near, found, '').flatMap((measure) => averageOf(games, measure, PER[per] ?? 'game') ?? []);
  if (known.length === 0) return unknown('Your games do not record this.');
  return known.some((value) => holds(value, said, boundOf({ before: found.slice(0, -said.length), after: '' })))
    ? null
    : wrong(`Your games say ${known.map((value) => Math.round(value * 10) / 10).join(' or ')}.`);
}

/** "I threw a touchdown against Tidewell", "my only miss came against Owyhee": at least one in a game that is named. */
export const AT_LEAST_ONE =
  /\b(?:threw|throw|caught|ran(?: in| for)?|rushed for|scored|recorded|had|made|got) an? (?:(?:rushing|receiving|passing) )?(touchdown|td|interception|pick|sack)\b(?! pass| record| or more)|\b(?:only|one|1|single|lone) (miss) (?:came|was|is)\b/g;

export function atLeastOne([found, what, miss]: RegExpExecArray, { games }: NumberScope, low: string): Told {
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

function missed(games: readonly KnownGame[]): Told {
  const [made, tried] = ['fieldGoalsMade', 'fieldGoalsAttempted'].map((key) => sumOf(games, [key]));
  if (typeof made !== 'number' || typeof tried !== 'number') return 'not this';
  return tried > made ? null : wrong('Your games say no miss there.');
}

/** "never caught a pass" */
export const NEVER_HAD =
  /(?:\b(?:never|not)|n't)(?: (?:yet|have|even|ever))? (?:caught|catch|thrown|threw|throw|scored|score|had|have|made|recorded|forced|allowed) (?:an?|1|one|any|a single) (touchdown|catch|pass|reception|sack|tackle|fumble|carry)\b/g;

/** "I never caught a pass": against the sum of all, or of the games that are named. */
export function neverHad([found, what = '']: RegExpExecArray, scope: NumberScope): Told {
  const unit =
    what === 'pass' ? (/\b(?:caught|catch)\b/.test(found) ? 'receptions' : 'attempts') : what.replace(/ch$/, 'ches').replace(/y$/, 'ies');
  const known = measuresOf(unit, unit, found.replace(/pass$/, ''), '').flatMap((measure) => sumOf(gamesOf(scope), measure) ?? []);
  if (known.length === 0) return unknown('Your games do not record this.');
  return known.some((value) => value === 0) ? null : wrong(`Your games say ${known.join(' or ')}.`);
}

/** "3 of my 14 touchdowns came against Lockwood": the first in the games that are named, the second in all. */
export function cameAgainst([, some = '', all = '', what = '']: RegExpExecArray, { athlete, games }: NumberScope): Told {
  if (games.length === 0) return 'not this';
  const [unit = '', kind = ''] = what.split(' ').reverse();
  const measures = what === 'touchdown passes' ? [['passingTouchdowns']] : measuresOf(unit, kind, '', '');
  const isSo = measures.some((measure) => sumOf(games, measure) === Number(some) && sumOf(athlete.games, measure) === Number(all));
  return isSo ? null : wrong('Your games say something else.');
}
