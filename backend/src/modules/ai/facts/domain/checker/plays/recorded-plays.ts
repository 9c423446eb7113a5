import { quick, QuickRules } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';
import { averageOf, type Measure, sumOf } from '../games/game-figures.js';
import { boundOf, holds } from '../numbers/holds.js';
import { DENIED_PLAYS } from './denied-plays.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';
import { isWithin, notOwn, stillToCome, type Stretch } from '../whose-number.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

/** A claimed play that games record, and the objection to it. */
export interface PlayClaim {
  whole: Stretch;
  value: Stretch;
  verdict: Pick<Finding, 'reason' | 'severity'> | null;
}

interface StatedPlay {
  groups: Record<string, string | undefined>;
  before: string;
  after: string;
}

export interface PlayRule {
  pattern: RegExp;
  judge: (stated: StatedPlay, games: readonly KnownGame[]) => Verdict;
}

const wrong = (reason: string): Verdict => ({ severity: 'error', reason });

const COUNT = String.raw`(?<count>an?|my|once|twice|\d{1,3}(?: times?)?)`;
const COUNTS: Record<string, string> = { once: '1', twice: '2' };
/** Of years that no words for a season tell apart. */
const OF_OTHER_YEARS = /\bin (?:my|\d+) (?:\w+ )?years\b/;

const PLAYS: readonly PlayRule[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:returned|took|brought|ran|housed) ${COUNT} (?<kind>kickoff|kick|punt)s?(?: returns?)?(?: back)? (?:for (?:an? |\d{1,2} )?(?:touchdowns?|tds?|scores?|6\b)|to the house|all the way)`,
      'g',
    ),
    judge: ({ groups, ...beside }, games) => {
      const kind = groups['kind'] === 'punt' ? 'punt' : 'kick';
      return counted(groups['count'], sumOf(games, [`${kind}ReturnTouchdowns`]), beside, `${kind} return touchdowns`);
    },
  },
  {
    pattern:
      /(?:\b(?:never|not)|n't)(?: (?:even|yet|once|ever|have|had))* (?:(?:fumbled|(?<=\b(?:never|didn't|did not) )fumble\b)(?: (?:a|the) (?:ball|snap|punt))?|lost a fumble|put the ball on the (?:ground|turf))\b|\b(?:no|zero|0) fumbles\b(?<lost> lost)?(?! (?:recover|forced))/g,
    judge: ({ groups, before, after }, games) =>
      none(games, /lost/.test(groups['found'] ?? '') ? ['fumblesLost'] : ['fumbles'], before + after),
  },
  {
    pattern: new RegExp(String.raw`\bfumbled(?: the ball)?(?: (?:only|just|a total of))? ${COUNT.replace('an?|my|', '')}`, 'g'),
    judge: ({ groups, ...beside }, games) => counted(groups['count'], sumOf(games, ['fumbles']), beside, 'fumbles'),
  },
  {
    pattern: new RegExp(String.raw`\b(?:lost|lose)(?: (?:only|just))? ${COUNT} (?:of (?:my|those|them|the) )?(?:\d{1,2} )?fumbles?\b`, 'g'),
    judge: ({ groups, ...beside }, games) => counted(groups['count'], sumOf(games, ['fumblesLost']), beside, 'fumbles lost'),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:scored|ran in|caught|converted|had|have|added|got|with)(?: on)? ${COUNT} (?:2|two)[- ]point (?:conversion|tr|play)\w*`,
      'g',
    ),
    judge: ({ groups, ...beside }, games) =>
      counted(groups['count'], sumOf(games, ['twoPointConversions']), beside, 'two-point conversions'),
  },
  {
    pattern:
      /\b(?<share>\d{1,3}(?:\.\d)?) ?(?:%|percent) of (?:all )?(?:my|the) kickoffs(?: (?:against|versus|vs|in|on) [a-z.' ]{2,30}?)? (?:were|are|have been|went for|ended (?:up )?(?:as|in)|resulted in|for) touchbacks|\btouchback (?:percentage|rate|%) (?:(?:is|was|of|at|sits|stands|now) )*(?<rate>\d{1,3}(?:\.\d)?)/g,
    judge: ({ groups, ...beside }, games) => touchbackShare(groups['share'] ?? groups['rate'] ?? '', beside, games),
  },
  {
    pattern:
      /\b(?<some>\d{1,3}) (?:of|out of)(?: my)? (?<all>\d{1,3}) kickoffs(?: (?:against|versus|vs|in|on) [a-z.' ]{2,30}?)? (?:were|are|have been|went for|ended (?:up )?(?:as|in)|resulted in|for) touchbacks/g,
    judge: ({ groups }, games) => {
      const [some, all] = [sumOf(games, ['touchbacks']), sumOf(games, ['kickoffs'])];
      if (some === null || all === null) return 'not this';
      return some === Number(groups['some']) && all === Number(groups['all']) ? null : wrong(`Your games say ${some} of ${all}.`);
    },
  },
  {
    pattern:
      /\b(?:all|every 1|each 1|every single 1|each)(?: of)? my kickoffs(?: (?:against|versus|vs|in|on) [a-z.' ]{2,30}?)? (?:was|were|are|have been|went for|ended (?:up )?(?:as|in)|resulted in) (?:an? )?touchbacks?/g,
    judge: (_, games) => {
      const [some, all] = [sumOf(games, ['touchbacks']), sumOf(games, ['kickoffs'])];
      if (some === null || all === null) return 'not this';
      return some === all ? null : wrong(`Your games say ${some} of ${all}.`);
    },
  },
];

const QUICK_PLAYS = new QuickRules(
  [...PLAYS, ...DENIED_PLAYS].map(({ pattern, judge }) => ({ pattern: quick(pattern), judge })),
  ({ pattern }) => pattern,
);

/** Each play of a lower-case sentence that these games record; what they do not record is left to the other readers. */
export function recordedPlays(low: string, { athlete, games: named }: NumberScope): PlayClaim[] {
  const games = named.length > 0 ? named : athlete.games;
  if (games.length === 0) return [];
  const found = QUICK_PLAYS.maybeIn(low).flatMap(({ pattern, judge }) => pattern.matchesIn(low).map((match) => ({ match, judge })));
  if (found.length === 0 || OF_OTHER_YEARS.test(low)) return [];
  const apart = [...notOwn(low), ...stillToCome(low)];
  const taken: Stretch[] = [];
  return found.flatMap(({ match: { 0: all, index, groups = {} }, judge }) => {
    const whole = { start: index, end: index + all.length };
    if (isWithin([...apart, ...taken], index)) return [];
    taken.push(whole);
    const verdict = judge({ groups: { ...groups, found: all }, before: low.slice(0, index), after: low.slice(whole.end) }, games);
    return verdict === 'not this' ? [] : [{ whole, value: whole, verdict }];
  });
}

/** "a" is at least one; a count is all of them. */
function counted(count: string | undefined, known: number | null, beside: { before: string; after: string }, what: string): Verdict {
  if (known === null) return 'not this';
  const stated = COUNTS[count ?? ''] ?? /^\d+/.exec(count ?? '')?.[0];
  const isTrue = stated === undefined ? known >= 1 : holds(known, stated, boundOf(beside));
  return isTrue ? null : wrong(`Your games say ${known} ${what}.`);
}

function none(games: readonly KnownGame[], measure: Measure, beside: string): Verdict {
  const known = sumOf(games, measure);
  if (known === null || /\bexcept|\bbut (?:1|once)\b|\b\d{1,2} (?:out )?of (?:\w+ )?\d{1,2}\b/.test(beside)) return 'not this';
  return known === 0 ? null : wrong(`Your games say ${known} fumbles.`);
}

function touchbackShare(stated: string, beside: { before: string; after: string }, games: readonly KnownGame[]): Verdict {
  const share = averageOf(games, ['touchbacks'], ['kickoffs']);
  if (share === null) return 'not this';
  return holds(share * 100, stated, boundOf(beside)) ? null : wrong(`Your games say ${Math.round(share * 100)}%.`);
}
