import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { type Measure, measuresOf, sumOf } from './game-figures.js';
import { isNamedIn, type Opponent } from './opponents.js';
import type { KnownGame } from '../known-athlete.js';
import type { PlayClaim } from '../plays/recorded-plays.js';
import { namedPlay } from '../numbers/word-conditions.js';
import { isWithin, notOwn, stillToCome } from '../whose-number.js';

const TEAM =
  '(?:teams?|defenses?|opponents?|schools?|secondar(?:y|ies)|defensive lines?|fronts?|units?|groups?|offenses?|lines?|squads?|clubs?)';
const GAME = '(?:games?|nights?|weeks?|outings?|contests?|fridays?)';
const LINK = String.raw`(?:that |who |which |to |has |have |had |could |ever |did |managed to |was able to |i(?:'ve| have)? (?:faced|played|seen) |all (?:year|season|fall) |this (?:year|season|fall) |on (?:our|my|the) schedule )*`;
const AMOUNT = String.raw`(?<amount>\d{1,3})(?: (?<unit>(?:(?:rushing|passing|receiving) )?(?:yards|touchdowns|tackles|catches|receptions|carries|completions|sacks)))?(?<kind> (?:through the air|in the air|on the ground|passing|rushing|receiving|receiving {1,4}))?`;
const SCORE = '(?:scor(?:e|ing)|the end ?zone|the scoreboard|the board|pay ?dirt)';
const PLAY = String.raw`(?:getting |making |having |throwing |catching |recording |forcing |an? |any |the |my )*(?:(?:rushing|passing|receiving) )?(?:touchdowns?(?: passes| pass)?|tds?|catch|catches|receptions?|sacks?|tackles? for (?:a )?loss|tfls?|tackles?|interceptions?|picks?|breakups?|carr(?:y|ies)|completions?|field goals?|forced fumbles?|fumbles?)`;
/** What somebody did to the athlete, so that the game has none, few or some of something. */
const ACT = String.raw`(?:(?<score>(?:kept|keep|kept|held|hold|shut|blanked) me (?:out of|off(?: of)?|from|out) ?${SCORE}|(?:kept|held|hold|keep) me scoreless|shut me out)|(?<passer>(?:kept|keep|held|hold) me (?:off|away from|from) (?:of )?(?:the|their) (?:quarterback|qb|passer))|(?:kept|keep|held|hold) me (?:without|from|to 0|to no|off) (?<play>${PLAY})|(?:kept|keep|held|hold|limited|limit) me (?<bound>under|below|to under|to less than|to fewer than) ${AMOUNT}|(?<took>(?:picked|pick) me off|intercepted me|(?:got|took) a (?:pick|interception) (?:off|from|on) me|picked off (?:me|1 of my passes|a pass of mine)))`;
/** Of the athlete, in the passive. */
const SHUT = String.raw`(?:(?:was|been|got|were) (?:shut out(?: of the end ?zone)?|held out of the end ?zone|kept out of the end ?zone|blanked|held scoreless|kept off the (?:score)?board)|failed to score)`;
const COUNT = String.raw`(?:(?<how>only|just|exactly|at least|more than) )?(?<count>\d{1,2})`;
const TIMES = String.raw`(?<how>only |just |exactly )?(?<times>once|twice|\d{1,2} times)(?! (?:more|again|as|every|a|per)\b)`;

/** "just 1 team kept me out of the end zone", "just once did a defense hold me under 200" */
const BY_COUNT = quick(new RegExp(String.raw`\b${COUNT} (?:other |different |opposing )?(?:${TEAM}|${GAME}) ${LINK}${ACT}`, 'g'));
const BY_TIMES = quick(
  new RegExp(
    String.raw`\b${TIMES} (?:this (?:year|season|fall) )?(?:did|has|have|was) (?:an? |any )?(?:other |opposing )?(?:${TEAM} )?${LINK}${ACT}`,
    'g',
  ),
);
const BY_NONE = quick(
  new RegExp(
    String.raw`\b(?:no (?:other |opposing )?${TEAM}|nobody|no (?:1|one)|none of (?:my|our|the) (?:\d{1,2} )?(?:opponents|games|teams)|not (?:1|one|a single) ${TEAM}) ${LINK}${ACT}`,
    'g',
  ),
);
const BY_NAME = quick(new RegExp(String.raw`(?:^|, |\b(?:and|but) )only (?<names>[a-z][a-z.' -]{2,40}?) ${LINK}${ACT}`, 'g'));
const NAMED_COUNT = quick(
  new RegExp(
    String.raw`(?:^|, )(?<names>[a-z][a-z.', -]{2,70}?) (?:was|were|is|are) the (?:only )?(?:(?<count>\d{1,2}) )?(?:${TEAM}|ones?|${GAME}) ${LINK}(?:(?<never>never) )?${ACT}`,
    'g',
  ),
);
const NAMED_NEVER = quick(
  new RegExp(
    String.raw`(?:^|, )(?<names>[a-z][a-z.', -]{2,70}?) (?:are|were|is|was) the (?:only )?(?:(?<count>\d{1,2}) )?(?:${TEAM}|ones?) (?:that |who |to )(?<never>never) (?:got a pick off me|picked me off|intercepted me)(?<took>)`,
    'g',
  ),
);
const OWN_TIMES = quick(
  new RegExp(
    String.raw`\b(?:i|i've|i have|and) (?:only |just )?(?:have )?(?<score>${SHUT})(?: (?:this|all) (?:year|season|fall))? (?:in )?${TIMES}`,
    'g',
  ),
);

/** "only 1 game where i did not catch a touchdown" */
const OWN_GAMES = quick(
  new RegExp(
    String.raw`\b${COUNT} ${GAME} (?:this (?:year|season|fall) )?(?:where|in which|when|that) i (?:(?:(?:did not|didn't|failed to|could not|couldn't|never) (?:have|make|get|record|throw|catch|force|find|reach|see) |had no |had 0 |was held without |went without )(?<play>${PLAY})|(?<score>(?:did not|didn't|failed to|never) (?:score(?:d)?|find the end ?zone|reach(?:ed)? the end ?zone|scored a touchdown)(?= ?(?:[.,;!?]|$|at all|in|all))))`,
    'g',
  ),
);

const READERS = [OWN_GAMES, BY_COUNT, BY_TIMES, BY_NONE, BY_NAME, NAMED_COUNT, NAMED_NEVER, OWN_TIMES];
const TOUCHDOWNS = ['passingTouchdowns', 'rushingTouchdowns', 'receivingTouchdowns', 'defensiveTouchdowns'];

type Groups = Record<string, string | undefined>;

/** In how many games, or in which, others kept the athlete from something. */
export function keptFrom(low: string, games: readonly KnownGame[], opponents: readonly Opponent[]): PlayClaim[] {
  if (games.length === 0) return [];
  const all = READERS.flatMap((pattern) => pattern.matchesIn(low).map((match) => ({ match, isNone: pattern === BY_NONE })));
  if (all.length === 0) return [];
  const apart = [...notOwn(low), ...stillToCome(low)];
  const meant = all.filter(
    ({ match, isNone }) => !isWithin(apart, match.index) && !(isNone && isOfSome(match.groups ?? {}, low, opponents)),
  );
  for (const { match, isNone } of meant) {
    const whole = { start: match.index, end: match.index + match[0].length };
    const isSo = isTrue({ ...match.groups, isNone: isNone ? 'none' : undefined }, { low, end: whole.end }, games, opponents);
    if (isSo !== null) return [{ whole, value: whole, verdict: isSo ? null : WRONG }];
  }
  return [];
}

const WRONG = { severity: 'error', reason: 'Your games say something else.' } as const;

/** "Nobody intercepted me in the Lockwood game": of that game, which other readers know. */
function isOfSome({ took }: Groups, low: string, opponents: readonly Opponent[]): boolean {
  return took !== undefined || /\bhalf\b/.test(low) || namedIn(low, opponents).length > 0;
}

interface Sentence {
  low: string;
  end: number;
}

function isTrue(groups: Groups, { low, end }: Sentence, games: readonly KnownGame[], opponents: readonly Opponent[]): boolean | null {
  const sets = measuresOfAct(groups)
    .filter((measure) => sumOf(games, measure) !== null)
    .map((measure) => games.filter((game) => isDone(sumOf([game], measure) ?? 0, groups) !== Boolean(groups['never'])));
  if (sets.length === 0) return null;
  const count = groups['isNone'] ? 0 : countOf(groups);
  const names = namedIn(groups['names'] ?? low.slice(end), opponents);
  if (groups['names'] !== undefined && names.length === 0) return null;
  if (count !== null && groups['names'] !== undefined && names.length !== count) return false;
  return sets.some((set) =>
    names.length > 0 && (count === null || names.length === count) ? isSame(set, names) : isCount(set.length, count, groups),
  );
}

function isCount(many: number, count: number | null, { how = '' }: Groups): boolean {
  if (how.startsWith('at least')) return many >= (count ?? 1);
  return how.startsWith('more than') ? many > (count ?? 1) : many === (count ?? 1);
}

function isSame(set: readonly KnownGame[], named: readonly KnownGame[]): boolean {
  return set.length === named.length && named.every((game) => set.includes(game));
}

function countOf({ count, times }: Groups): number | null {
  const said = count ?? times?.replace('once', '1').replace('twice', '2');
  return said === undefined ? null : Number.parseInt(said, 10);
}

function namedIn(text: string, opponents: readonly Opponent[]): KnownGame[] {
  return opponents.filter((opponent) => isNamedIn(text, opponent)).map(({ game }) => game);
}

function measuresOfAct({ score, passer, play, took, amount, unit, kind = '' }: Groups): readonly Measure[] {
  if (score !== undefined) return [...TOUCHDOWNS.map((key) => [key]), TOUCHDOWNS];
  if (passer !== undefined) return [['sacks']];
  if (took !== undefined) return [['interceptions']];
  if (play !== undefined) return playMeasures(play);
  if (amount === undefined) return [];
  const [what = 'yards', near = ''] = (unit ?? 'yards').split(' ').reverse();
  return measuresOf(what, `${near}${kind}`, '', kind);
}

function playMeasures(said: string): readonly Measure[] {
  const what = said
    .replace(/^(?:(?:getting|making|having|throwing|catching|recording|forcing|an?|any|the|my) )+/, '')
    .replace(/(?<!pas)s$/, '');
  return namedPlay(`had a ${what.replace(/^catche$/, 'catch')}`)?.measures ?? namedPlay(`forced a ${what}`)?.measures ?? [];
}

function isDone(value: number, { amount, took }: Groups): boolean {
  if (amount !== undefined) return value < Number(amount);
  return took === undefined ? value === 0 : value > 0;
}
