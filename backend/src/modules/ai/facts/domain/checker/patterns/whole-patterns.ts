import { quick, QuickRules } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { gpaOnScale, topOfScale } from '../../../../../profile/fields/index.js';
import type { Finding } from '../claim-flag.js';
import { measuresOf, sumOf } from '../games/game-figures.js';
import { dashInDigits, dashInWords, dashRange } from './dash-words.js';
import { beside, LABELED_PAIR, labeledPair, madeOf, pair, scoredOf, triedOf } from './made-of-tried.js';
import { ALL_OF, allOf } from './combined-figures.js';
import { DECIMAL_RANGE, decimalRange, FIGURE_RANGE, figureRange, LIST, listed, WEIGHT_RANGE, weightRange } from './lists-and-ranges.js';
import { GAMES_COMPARED, gamesCompared, TIMES_COMPARED, timesCompared } from './games-compared.js';
import { EACH_IS, eachIs, MORE_OF, moreOf, NOT_PART, notPart } from './named-counters.js';
import { DEFENSE_SCORED, defenseScored, NOT_SCORED, notScored, WITHOUT, without } from './named-plays.js';
import type { NumberScope } from '../numbers/number-findings.js';
import { height, inTheNumbers, weighsBetween } from './stated-body.js';
import { CHANGED, changed } from './changes.js';
import { DAY_NAMED, DAY_SLASHED, dayNamed, daySlashed } from './stated-days.js';
import { BEST_GAME, bestGame } from './best-game.js';
import {
  COUNT_KEPT,
  countKept,
  MOST_AGAINST,
  mostAgainst,
  NONE_TOOK,
  noneTook,
  ONLY_KEPT,
  onlyKept,
  SAME_MANY,
  sameMany,
} from './opponents-compared.js';
import { ONLY_ONE, onlyOne } from './only-one.js';
import { noInterception, noMiss, SHARE, share } from './perfect-games.js';
import {
  FOR_EVERY,
  forEvery,
  MORE_THAN,
  moreThan,
  ONE_EVERY,
  ONE_IN,
  oneEvery,
  oneIn,
  PART_WERE,
  partWere,
  RATIO,
  ratioBound,
  TIMES_AS_MANY,
  timesAsMany,
} from './ratios.js';
import {
  AT_LEAST_ONE,
  atLeastOne,
  AVERAGE_IS,
  AVERAGE_OFF,
  averageIs,
  averageOff,
  CAME_AGAINST,
  cameAgainst,
  KIND_DIFFERENCE,
  kindDifference,
  NEVER_HAD,
  neverHad,
  OFFSET,
  offset,
  PER_AVERAGE,
  PER_IS,
  perAverage,
  perIs,
  SPAN_OVER,
  spanOver,
  YARD_GAMES,
  yardGames,
} from './relations.js';
import { ALL_AT_ONCE, allAtOnce, BEST_ADDED, bestAdded, EVER_MORE, everMore, EXTREME_WAS, extremeWas } from './own-extremes.js';
import { ownAddress } from './own-address.js';
import { SHARE_CAME, shareCame } from './shares-against.js';
import { SLASHED_FIGURES, slashedFigures } from './slashed-figures.js';
import { ALL_OF_RUN, allOfRun, BEGAN_WITH, beganWith, OF_RUN, ofRun } from './runs-of-kicks.js';

/** A pattern that consumes its numbers from a sentence: returns an objection to them, or null when they are right. */
interface WholePattern {
  pattern: RegExp;
  judge: (match: RegExpExecArray, scope: NumberScope, low: string) => Pick<Finding, 'reason' | 'severity'> | null | 'not this';
  /** What is in its place for the later readers. */
  mark?: string;
  /** It needs this sign, which is not looked for among letters. */
  sign?: string;
  /** It needs no digit. */
  isOfWords?: boolean;
}

const error = (reason: string) => ({ severity: 'error', reason }) as const;
const confirm = (reason: string) => ({ severity: 'confirm', reason }) as const;
const digits = (text: string | null) => (text ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

const PATTERNS: readonly WholePattern[] = [
  { pattern: /(?<!\S)[^\s@]{1,64}@[^\s@]{1,100}/g, sign: '@', judge: ([address = ''], { athlete }) => ownAddress(address, athlete), isOfWords: true },
  { pattern: /\b(?:https?:\/\/|www\.)\S+/g, judge: ([link = ''], { athlete }) => ownLink(link, athlete), isOfWords: true },
  { pattern: /(?:\+?1[ .-])?\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}\b/g, judge: phone },
  { pattern: /\b(?:big|pac|mac|mid)[- ]?(?:1[0-9]|8|9|12)\b|\bd-?[123]\b|\bdivision [123]\b|\belite 11\b/g, judge: () => null },
  { pattern: /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?|\b\d{1,2}:\d\d(?= ?(?:today|tomorrow|tonight|on\b|mark|of my|in (?:my|the)|$))/g, judge: () => null },
  { pattern: DAY_NAMED, judge: dayNamed },
  { pattern: DAY_SLASHED, judge: daySlashed },
  { pattern: / out of (?:a (?:possible )?)?(?:1600|36)\b/g, judge: () => null },
  { pattern: /\bweigh(?:t|ing|ed)?\b[^.;\d]{0,12}\bbetween (\d{2,3}) and (\d{2,3})\b/g, judge: weighsBetween },
  { pattern: OF_RUN, judge: ofRun },
  { pattern: ALL_OF_RUN, judge: allOfRun },
  { pattern: BEGAN_WITH, judge: beganWith },
  { pattern: ONE_IN, judge: oneIn },
  { pattern: CHANGED, judge: changed },
  { pattern: SLASHED_FIGURES, judge: slashedFigures },
  { pattern: LIST, judge: listed },
  { pattern: WEIGHT_RANGE, judge: weightRange },
  { pattern: DECIMAL_RANGE, judge: decimalRange },
  { pattern: FIGURE_RANGE, judge: figureRange },
  { pattern: SPAN_OVER, judge: spanOver },
  { pattern: OFFSET, judge: offset },
  { pattern: AVERAGE_OFF, judge: averageOff },
  { pattern: KIND_DIFFERENCE, judge: kindDifference },
  { pattern: ONE_EVERY, judge: oneEvery },
  { pattern: /\bof (?:my|the) (\d{1,3}) (?:attempts|passes|throws),? (?:i (?:have )?completed )?(\d{1,3})\b(?: (?:were|was) complete\w*)?/g, judge: ([, tried, made], scope) => pair(scope, made, tried, [['completions'], ['attempts']]) },
  { pattern: /\b([45])-(\d{1,2})\b(?=(?: in the| in a| hand| laser)* (?:40|¤))|(?<=\b40(?:[- ](?:yard|dash|time))* (?:is|was|of|at) (?:an? )?)([45])-(\d{1,2})\b/g, judge: dashInWords },
  { pattern: TIMES_AS_MANY, judge: timesAsMany },
  { pattern: YARD_GAMES, judge: yardGames },
  { pattern: /\b([0-5])[- ](\d{1,2})(?= (?:gpa|grade point))/g, judge: ([, whole, rest], { athlete: { gpa } }) => gpa === null ? confirm('Your profile has no GPA.') : Number(`${whole}.${rest}`) === gpa ? null : error(`Your profile says a GPA of ${gpa}.`) },
  { pattern: /(?<![\d.])(\d(?:\.\d+)?)(?: ?\/ ?| out of (?:an? )?)([45](?:\.0+)?)\b(?! (?:passes|throws|attempts|games|kicks|field))/g, judge: ([, stated = '', scale], { athlete: { gpa, gpaScale } }, low) => !stated.includes('.') && !/\bgpa|grade|scale|point|average/.test(low) ? 'not this' : gpa === null ? confirm('Your profile has no GPA.') : Number(stated) === gpa && Number(scale) === topOfScale(gpaScale) ? null : error(`Your profile says a GPA of ${gpaOnScale(gpa, gpaScale)}.`) },
  { pattern: RATIO, judge: ratioBound },
  { pattern: FOR_EVERY, judge: forEvery },
  { pattern: /\b(\d{1,3}) (?:touchdowns?|tds) (?:to|against|and|with|versus) (?:only |just )?(\d{1,3}) (?:interceptions?|picks?|ints?)\b/g, judge: ([, thrown, taken], scope, low) => /\b(?:total\w*|accounted|combined|responsible|ran|rushed|rushing|caught)\b/.test(low) ? 'not this' : pair(scope, thrown, taken, [['passingTouchdowns'], ['interceptions']]) },
  { pattern: /\b(\d{1,2})-(\d{1,2})\b(?= (?:on|from|in)(?: my)? (?:pats?|xps?|extra points?|field goals?|fgs?)\b)/g, judge: ([found, made, tried], scope, low) => pair(scope, made, tried, triedOf(scope, beside(low, found))) },
  { pattern: /\b(\d{1,3}) ?(?::|-to-|-| to )(\d{1,3})\b(?= (?:touchdown|td|ratio))|(?<=ratio (?:is|of|was) |ratio: )(\d{1,3}) ?(?::|-to-|-| to )(\d{1,3})\b/g, judge: ([, a, b, c, d], scope) => pair(scope, a ?? c, b ?? d, [['passingTouchdowns'], ['interceptions']]) },
  { pattern: ONLY_ONE, judge: onlyOne, isOfWords: true },
  { pattern: CAME_AGAINST, judge: cameAgainst },
  { pattern: TIMES_COMPARED, judge: timesCompared, isOfWords: true },
  { pattern: LABELED_PAIR, judge: labeledPair },
  { pattern: /\b(\d{1,3}) of my (\d{1,3}) (catches|receptions|carries|completions|tackles) (?:went for|were|are|have been) (?:scores|touchdowns|tds)\b/g, judge: scoredOf },
  { pattern: /\b(?:1 (?:of|in|out of) (?:every )?\d{1,2}) (?=(?:catches|carries|touches|passes|throws|receptions|tackles)\b)/g, judge: () => null },
  { pattern: /(?<!\d-)\b(\d{1,3})(?: of | out of |-for-|-of-| for |\/)(?:my )?(\d{1,3})\b(?! (?:my|our|the|yards|games))/g, judge: ([found, made, tried], scope, low) => isOfAllGames(low, tried, scope) ? 'not this' : pair(scope, madeOf(low, found, made, tried), tried, triedOf(scope, beside(low, found))) },
  { pattern: /(?<=\b(?:ran|run|clocked|timed|time is|time was|40 is|40 was|dash is|dash was)(?: (?:an?|at|in|my|me)){0,2} )([45]) (\d)(?: ?(\d)\b| flat\b)/g, judge: dashInDigits },
  { pattern: /\b(?:in|into) the (?:low |mid |high |mid-|low-|high-)?([45])[ .-](\d|ones|twos|threes|fours|fives|sixes|sevens|eights|nines)s?\b(?! ?yards)/g, judge: dashRange },
  { pattern: /\bin the (?:low |mid |high |upper |lower )?(\d{2,4})'?s\b/g, judge: inTheNumbers },
  { pattern: DEFENSE_SCORED, judge: defenseScored, isOfWords: true },
  { pattern: NOT_SCORED, judge: notScored, isOfWords: true },
  { pattern: WITHOUT, judge: without, isOfWords: true },
  { pattern: NEVER_HAD, judge: neverHad, isOfWords: true },
  { pattern: /\b([4-7])(?: ?'|-| |[- ]?(?:feet|foot|ft)\.?,?(?: and)?[- ])(\d{1,2})(?:"|''|[- ]?(?:inches|inch|in\b))?(?= tall|[ ,.;"()!?]|$)/g, judge: height, mark: '§' },
  { pattern: /\b(\d{1,3})-(\d{2,3})\b(?=,? \d+ (?:yards|yds)\b| for \d)/g, judge: ([, made, tried], scope, low) => pair(scope, made, tried, triedOf(scope, low)) },
  { pattern: /(?<=\b(?:around|about|roughly|close to) )[5-6]-(?:\d|1[01])\b(?!-)/g, judge: () => null },
  { pattern: /\b(\d{1,2})-(\d{1,2})(?:-\d{1,2})?\b/g, judge: (_, _scope, low) => /\b(?:team|we|we're|our|record|season|finish\w*|district|start)\b/.test(low) ? confirm('Results of games are not recorded. Make sure that it is right.') : null },
  { pattern: /\b40(?:[- ]?(?:yard|yd)s?)?[- ](?:dash|sprint|time)\b|\b40[- ](?:yard|yd)s?\b(?= in\b|:| =| \()|(?:^|(?<=[,;|] ))40(?=:)|(?<=\d |\b(?:the|timed|my) )40\b(?! ?(?:yards|percent|%|pounds|lbs|passes|times|games|points))/g, judge: () => null, mark: '¤' },
  { pattern: /\b\d{1,3}(?:, \d{1,3}){1,20},? and \d{1,3} (yards|touchdowns|tackles|catches|receptions|completions|carries)\b/g, judge: gameByGame },
  { pattern: /\b\d{1,3} and \d{1,3} (yards|touchdowns|tackles|catches|receptions|completions|carries)\b/g, judge: (match, scope, low) => gameByGame(match, scope, low) === null ? null : 'not this' },
  { pattern: PER_AVERAGE, judge: perAverage },
  { pattern: PER_IS, judge: perIs },
  { pattern: AVERAGE_IS, judge: averageIs },
  { pattern: GAMES_COMPARED, judge: gamesCompared, isOfWords: true },
  { pattern: AT_LEAST_ONE, judge: atLeastOne, isOfWords: true },
  { pattern: MORE_THAN, judge: moreThan, isOfWords: true },
  { pattern: MORE_OF, judge: moreOf, isOfWords: true },
  { pattern: NOT_PART, judge: notPart },
  { pattern: EACH_IS, judge: eachIs, isOfWords: true },
  { pattern: SHARE, judge: share, isOfWords: true },
  { pattern: ALL_OF, judge: allOf, isOfWords: true },
  { pattern: PART_WERE, judge: partWere, isOfWords: true },
  { pattern: SHARE_CAME, judge: shareCame, isOfWords: true },
  { pattern: SAME_MANY, judge: sameMany, isOfWords: true },
  { pattern: COUNT_KEPT, judge: countKept },
  { pattern: EXTREME_WAS, judge: extremeWas },
  { pattern: BEST_ADDED, judge: bestAdded },
  { pattern: ALL_AT_ONCE, judge: allAtOnce, isOfWords: true },
  { pattern: EVER_MORE, judge: everMore, isOfWords: true },
  { pattern: BEST_GAME, judge: bestGame, isOfWords: true },
  { pattern: ONLY_KEPT, judge: onlyKept, isOfWords: true },
  { pattern: MOST_AGAINST, judge: mostAgainst, isOfWords: true },
  { pattern: NONE_TOOK, judge: noneTook, isOfWords: true },
  { pattern: /(?:\b(?:never|not)|n't) (?:yet )?miss(?:ed)? an? (field goal|extra point|kick|pat)\b|\b(?:made|hit) (?:both|all|every|each)(?: [a-z]+)?(?: of)?(?: my)? (field goals?|extra points?|kicks?|pats?)\b|\b(?:made|hit) (?:all|every|each)(?: of)?(?: my)? (tries|attempts)\b|(?:\b(?:never|not)|n't) (?:yet )?missed from (the field)\b|\b(?:perfect) (?:on|from) (field goals?|extra points?|pats?|the field)\b|\b(?:was|went|been|were) perfect (?=against|versus|vs|in (?:that|the|our|this|every))/g, judge: noMiss, isOfWords: true },
  { pattern: /(?:\b(?:no|zero|0|never|not|without)\b|n't\b)(?: (?:throw|threw|thrown|had|have|been|a|an|any|single|1|one|throwing))* (?:interceptions?|picks?)\b/g, judge: noInterception, isOfWords: true },
]; // prettier-ignore

const ALL = PATTERNS.map((one) => ({ ...one, quick: quick(one.pattern) }));
export const WHOLE_PATTERNS = new QuickRules(ALL, (one) => one.quick);

/** Those that also a sentence without any digit may hold: addresses, and interceptions that never were. */
export const WORD_PATTERNS = new QuickRules(
  ALL.filter(({ isOfWords }) => isOfWords),
  (one) => one.quick,
);

/** Whose number it is: of whom the words before it speak last. */
const WHOSE =
  /\b(?:(coach(?:'s)?|his|him)|(my (?:own |personal )?(?:cell|phone|number|mobile)|(?:call|text|reach|contact|hit|get|and|or) me))\b/g;

/** "Coach Varela's number is 512-555-0148" is not the athlete's. */
function phone([found]: RegExpExecArray, { athlete }: NumberScope, low: string) {
  const whose = [...low.slice(Math.max(0, low.indexOf(found) - 60), low.indexOf(found)).matchAll(WHOSE)].at(-1);
  const [own, others] = [[athlete.phone], athlete.coaches.map(({ phone: one }) => one)];
  const meant = whose ? (whose[1] === undefined ? own : others) : [...own, ...others];
  const known = meant.map(digits).filter((one) => one !== '');
  return known.includes(digits(found))
    ? null
    : known.length > 0
      ? error('This is not the phone number in your profile.')
      : confirm('Your profile has no such phone number.');
}

const HUDL_PROFILE = /hudl\.com\/profile\/[\w-]+/;

/** A link to another profile than the athlete's; other links are not known. */
function ownLink(link: string, { hudlProfileUrl }: NumberScope['athlete']) {
  const [stated, known] = [link, hudlProfileUrl?.toLowerCase() ?? ''].map((one) => HUDL_PROFILE.exec(one)?.[0]);
  return stated === undefined || known === undefined || stated === known ? null : error('Your profile has another film link.');
}

/** "in 5 of 7" counts games where there are seven. */
function isOfAllGames(low: string, all: string | undefined, { athlete: { games } }: NumberScope): boolean {
  return (
    Number(all) === games.length && /\bin (?:only |just |at least |about )?\d{1,2} (?:out )?of (?:the )?\d{1,2}(?=[.,;!?]|$)/.test(low)
  );
}

/** "I threw for 214, 268 and 176 yards": each is the figure of one game. */
function gameByGame(
  [found, unit = '']: RegExpExecArray,
  { athlete }: NumberScope,
  low: string,
): Pick<Finding, 'reason' | 'severity'> | null {
  const stated = (found.match(/\d+/g) ?? []).map(Number);
  const before = low.slice(0, Math.max(0, low.indexOf(found)));
  const isTrue = measuresOf(unit, unit, before, '').some((measure) => {
    const known = athlete.games.map((game) => sumOf([game], measure));
    return stated.every((value) => known.includes(value));
  });
  return isTrue ? null : error('Your games say other figures.');
}
