import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';
import type { KnownAthlete } from '../known-athlete.js';
import type { Sentence } from '../sentence.js';
import { eachMatch } from './each-match.js';
import { seasonsToCome, yearsLeft, YEARS } from './seasons-to-come.js';

const YEAR = quick(
  /\b(?:i am|i'm|as) (?:(?:an?|the|currently|now|only|just|still|already|in|my|proud|true|young|high school) ){0,4}((?:rising )?(?:senior|junior|sophomore|freshman))\b/g,
);
/** "finishing up my junior season" */
const IN_YEAR = quick(
  /\b(?:finishing(?: up)?|wrapping up|midway through|in the middle of|(?:this|it)(?: (?:year|fall|season))? is|it's|currently in|now in|i'm in|i am in|starting)(?: now| already| only| currently)? my (senior|junior|sophomore|freshman) (?:season|year)\b/g,
);
/** "My junior season is almost over" */
const MY_YEAR = quick(
  /\bmy (senior|junior|sophomore|freshman) (?:season|year) (?:is|has) (?:almost|nearly|just about|just|about|been|now|already|over|done|under|going|winding|coming to)\b/g,
);
/** "I'll be a senior next fall", "next fall is my senior year" */
const NEXT_YEAR = quick(
  /\bi(?:'ll| will) (?:be|become|be starting|be entering|start|enter) (?:an? |in my |my )(senior|junior|sophomore|freshman)(?: (?:year|season))?(?: in high school)?,? (?:next|this coming|come next|the coming)\b|\bnext (?:fall|year|season|august),? (?:is|will be|i(?:'ll| will) be|i(?:'ll| will) (?:start|enter)) (?:an? |in my |my )(senior|junior|sophomore|freshman)\b/g,
);
/** "Senior corner, Harbor Point", "A junior who kicks" */
const LEADING = quick(
  /^(?:an? |currently an? |now an? )?(senior|junior|sophomore|freshman)(?! (?:season|year|night|day|class|film|tape|high|bowl|captain|college|highlights?|stats?|varsity season|campaign|prom)\b)(?=,? (?:[a-z-]+ ){0,2}(?:quarterback|qb|running back|receiver|end|tackle|guard|center|lineman|linebacker|corner|cornerback|safety|back|kicker|punter|snapper|athlete|who|at|from)\b|,)/g,
);
const GRADE = quick(/\b(?:i am|i'm)(?: (?:currently|now|an?|in|the|still)){0,3} (9|10|11|12)th[- ]grade(?:r)?\b/g);
/** "I graduate this coming May" */
const WHEN = '(?:this|next)(?: coming)? (?:may|june|spring|year)';
const WALKS =
  '(?:be )?(?:graduat(?:e|ing)|walk(?:ing)? (?:across the stage|at graduation)|get(?:ting)? my diploma|receiv(?:e|ing) my diploma|wear(?:ing)? (?:my|a) cap and gown|finish(?:ing)? high school)';
const GRADUATES = quick(
  new RegExp(
    String.raw`\bi(?:'ll| will|'m| am)? ${WALKS} (?:in )?(${WHEN})\b|\b(${WHEN}),? i(?:'ll| will|'m| am)? (?:be )?${WALKS}\b`,
    'g',
  ),
);

/** What a sentence says of the school year, the graduation and the seasons to come that is not so. */
export function schoolYears({ low }: Sentence, athlete: KnownAthlete): Finding[] {
  if (athlete.graduationYear === null) return [];
  const left = yearsLeft(athlete);
  const reason = `Your profile says the class of ${athlete.graduationYear}.`;
  const isNow = (year: string) => YEARS[left] === year;
  const isRising = (year: string) => year === `rising ${YEARS[left - 1]}`;
  return [
    ...eachMatch(low, YEAR, (year) => isNow(year) || isRising(year) || isPastYear(low, year, athlete), reason),
    ...eachMatch(low, LEADING, isNow, reason),
    ...eachMatch(low, MY_YEAR, isNow, reason),
    ...eachMatch(low, IN_YEAR, isNow, reason),
    ...eachMatch(low, NEXT_YEAR, (year) => YEARS[left - 1] === year, reason),
    ...eachMatch(low, GRADUATES, (when) => left === 0 || (/^next(?! coming| spring)/.test(when) && left === 1), reason),
    ...eachMatch(low, GRADE, (grade) => 12 - left === Number(grade), reason),
    ...seasonsToCome(low, athlete, reason),
  ];
}

/** "I played both ways as a sophomore" is about a past year. */
function isPastYear(low: string, year: string, athlete: KnownAthlete): boolean {
  const isOver = YEARS.indexOf(year) > yearsLeft(athlete);
  return (
    isOver &&
    low.includes(`as a ${year}`) &&
    /\b(?:\w{1,15}ed|did|was|were|wasn't|weren't|didn't|threw|ran|caught|had|made|went|won|began|grew)\b/.test(low)
  );
}
