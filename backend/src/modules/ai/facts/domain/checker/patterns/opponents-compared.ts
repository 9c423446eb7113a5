import type { Finding } from '../claim-flag.js';
import { type Measure, measuresOf, sumOf } from '../games/game-figures.js';
import { isNamedIn, opponentsOf } from '../games/opponents.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';
import { namedPlay } from '../numbers/word-conditions.js';
import { valuesOf } from './stated-values.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

const WRONG: Verdict = { severity: 'error', reason: 'Your games say something else.' };
const TEAM = '(?:team|defense|opponent|school|secondary|defensive line|front|unit|group|game|night|week)';
const KEPT = '(?:kept|keep|held|hold|stopped|prevented|denied|shut)';

/** "the only team that kept me from a rushing touchdown", "Only Alder West kept me from making a tackle for loss" */
export const ONLY_KEPT = new RegExp(
  String.raw`\b(?:(?:only|lone|1|one|sole|single) ${TEAM} (?:to have |that (?:has |had )?|which |who |to )?|only (?:[a-z.']{2,15} ){1,4})${KEPT} (?:me )?(?:from|without|out of|off)(?: [a-z]+ing)? ((?:an? |any )?[a-z ]{3,40})`,
  'g',
);

/** "Only 1 team has kept me out of the end zone" */
export const COUNT_KEPT = new RegExp(
  String.raw`\b(?:only |just )?(\d{1,2}) (?:other )?${TEAM}s? (?:that )?(?:has |have |had )?${KEPT} me (?:from|without|out of|off)(?: [a-z]+ing)? ((?:an? |any )?[a-z ]{3,40})`,
  'g',
);

export function countKept([, stated, play = '']: RegExpExecArray, { athlete: { games } }: NumberScope): Verdict {
  const known = playMeasures(play).filter((measure) => sumOf(games, measure) !== null);
  if (known.length === 0) return 'not this';
  const isSo = known.some((measure) => games.filter((game) => (sumOf([game], measure) ?? 0) === 0).length === Number(stated));
  return isSo ? null : WRONG;
}

/** Nothing in that game, and something in each of the others. */
export function onlyKept([, play = '']: RegExpExecArray, { athlete, games }: NumberScope): Verdict {
  const [only] = games;
  const measures = games.length === 1 && only ? playMeasures(play) : [];
  const known = measures.filter((measure) => sumOf(athlete.games, measure) !== null);
  if (known.length === 0) return 'not this';
  return known.some((measure) => athlete.games.every((game) => ((sumOf([game], measure) ?? 0) === 0) === (game === only))) ? null : WRONG;
}

function playMeasures(stated: string): readonly Measure[] {
  if (/^the end ?zone\b/.test(stated)) return measuresOf('touchdowns', '', '', stated);
  const what = stated.replace(/^(?:any|scoring|score|throwing|making|getting|having) /, 'a ').replace(/^(?!an? )/, 'a ');
  return namedPlay(what.replace(/s$/, ''))?.measures ?? namedPlay(`had ${what}`)?.measures ?? [];
}

const UNIT =
  '(?:rushing |passing |receiving )?(?:yards|touchdowns|tds)|touchdown passes|catches|receptions|carries|completions|tackles|sacks|tfls|interceptions|picks|breakups|field goals';
/** "No defense gave up more rushing yards to me than Mount Ansel did" */
export const MOST_AGAINST = new RegExp(
  String.raw`\b(?:no|nobody|no 1)(?: other)?(?: ${TEAM})? (?:has |had |ever )*(?:gave up|given up|allowed|surrendered|held me to|limited me to|let me have|saw) (more|fewer|less) (${UNIT})(?: (?:to|from|by) me)? than ([a-z][a-z.' ]{2,28}?)(?= (?:did|has|had)\b|[.,;!?]|$)`,
  'g',
);

/** So of that game only if it has the most, or the fewest. */
export function mostAgainst([, way, what = '', name = '']: RegExpExecArray, { athlete: { games } }: NumberScope, low: string): Verdict {
  const game = opponentsOf(games).find((opponent) => isNamedIn(name, opponent))?.game;
  if (!game) return 'not this';
  const [unit = '', kind = ''] = what.replace('touchdown passes', 'passing touchdowns').split(' ').reverse();
  const known = measuresOf(unit, kind, low.slice(0, low.indexOf(what)), '').filter((measure) => sumOf(games, measure) !== null);
  if (known.length === 0) return 'not this';
  return known.some((measure) => isExtreme(game, games, measure, way === 'more')) ? null : WRONG;
}

function isExtreme(game: KnownGame, games: readonly KnownGame[], measure: Measure, isMost: boolean): boolean {
  const own = sumOf([game], measure) ?? 0;
  return games.every((other) => (isMost ? (sumOf([other], measure) ?? 0) <= own : (sumOf([other], measure) ?? 0) >= own));
}

/** "no defense has intercepted me", "nobody picked me off" */
export const NONE_TOOK =
  /\b(?:no (?:other )?(?:defense|team|opponent|secondary|school|corner|safety|linebacker|defender|1|one)|nobody(?: else)?)(?: on our schedule)?(?: has| have| had)?(?: ever| yet)? (?:intercepted|picked off|picked) (?:me|my passes|1 of my passes|a pass of mine)\b|\b(?:couldn't|could not|didn't|did not|never|failed to|(?:was not|wasn't|weren't) able to) (?:intercept(?:ed)? (?:me|a pass|any)|pick(?:ed)? (?:me off|off (?:me|a pass)))\b/g;

export function noneTook(_: RegExpExecArray, { athlete, games: named }: NumberScope, low: string): Verdict {
  if (/\bgames\b|\bin (?:all|every)\b/.test(low)) return 'not this';
  const thrown = sumOf(named.length > 0 ? named : athlete.games, ['interceptions']);
  if (thrown === null) return 'not this';
  return thrown === 0 ? null : { severity: 'error', reason: `Your games say ${thrown} interceptions.` };
}

const COUNTED =
  'touchdowns?|tds|touchdown passes|interceptions?|picks|tackles|sacks|tfls|catches|receptions|carries|completions|breakups|field goals|extra points';
/** "as many sacks as forced fumbles", "broken up as many passes as I've intercepted" */
export const SAME_MANY = new RegExp(
  String.raw`(?<!\d |times |n't |not )\b(?:(?:broken|broke) up as many passes as i(?:'ve| have)? (intercepted|picked)|as many (${COUNTED}) as (?:i (?:have|had) )?(${COUNTED}))\b`,
  'g',
);

export function sameMany([, taken, one = '', other = '']: RegExpExecArray, { athlete, games: named }: NumberScope, low: string): Verdict {
  const games = named.length > 0 ? named : athlete.games;
  const [first, second] = taken === undefined ? [one, other] : ['breakups', 'interceptions'];
  const [a, b] = [first, second].map((what) =>
    valuesOf(what.replace('touchdown passes', 'touchdowns'), /\bpass/.test(low) && taken === undefined ? 'threw ' : '', games),
  );
  if (!a?.length || !b?.length) return 'not this';
  return a.some((value) => b.includes(value)) ? null : { severity: 'error', reason: `Your games say ${a[0]} and ${b[0]}.` };
}
