import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { KnownAthlete } from '../known-athlete.js';
import { holds } from '../numbers/holds.js';
import { isWithin, notOwn, ofKin, stillToCome } from '../whose-number.js';
import type { MeasuredClaim } from './measured-claims.js';

const TIME = String.raw`(?<![\d.-])[3-7]\.\d{1,2}(?!\d|\.\d)`;
const HOW = '(?:laser|electronic(?:ally)?|fat|hand)';
const CLOCK = '(?:[- ](?:tim(?:e|ed|er|ing)|held|clock(?:ed)?|watch|gates?|eye|system))?';
const AHEAD = '(?: (?:seconds?|flat|was|is|came|timed|clocked|on|by|with|off|from|the|an?|my|40|dash|yard)){0,5}';
const BEHIND = "(?:,? (?:my|i|i'm|i've|it|is|was|am|at|ran|run|of|a|an|the|40|yard|dash|time|had|me|says?|said|clocked)){0,6}";

/** "4.83 on the laser", "by hand 4.71", "my laser time is 4.83" */
const TIMES = quick(
  new RegExp(
    String.raw`(?<time>${TIME})(?:[- ]seconds?)?${AHEAD}[- (]{1,2}(?<how>${HOW})\b${CLOCK}|\b(?<howAhead>${HOW})\b${CLOCK}${BEHIND}[:,]? ?\(?(?<timeBehind>${TIME})`,
    'g',
  ),
);
const CLOCKS = quick(/laser|electronic|\bfat\b|hand/);
const OTHER_DRILL = /\b(?:shuttle|cone|agility|5-10-5|l[- ]drill|gpa)\b/;

/** Times of the dash with how they were taken, where one is of another kind than the recorded one: nothing is known of that. */
export function dashTimes(low: string, { fortyYardDash }: KnownAthlete): MeasuredClaim[] {
  const { value, timing = null } = fortyYardDash ?? {};
  if (value === undefined || timing === null || !CLOCKS.test(low)) return [];
  const found = TIMES.matchesIn(low).flatMap(({ 0: text, index, groups = {} }) => {
    const stated = groups['time'] ?? groups['timeBehind'] ?? '';
    const isOfKind = (groups['how'] ?? groups['howAhead'] ?? '').startsWith('hand') === (timing === 'hand');
    return [{ stated, isOfKind, place: { start: index, end: index + text.length } }];
  });
  if (!found.some(({ stated, isOfKind }) => !isOfKind && Number(stated) !== value) || OTHER_DRILL.test(low)) return [];
  const apart = [...notOwn(low), ...ofKin(low), ...stillToCome(low)];
  return found
    .filter(({ place }) => !isWithin(apart, place.start))
    .map(({ stated, isOfKind, place }) => ({
      whole: place,
      value: place,
      verdict: isOfKind ? compared(stated, value) : unknown(stated, value),
    }));
}

function compared(stated: string, value: number): MeasuredClaim['verdict'] {
  if (holds(value, stated, 'exact')) return null;
  return { severity: 'error', reason: `Your profile says ${value} for your 40-yard dash, not ${stated}.` };
}

function unknown(stated: string, value: number): MeasuredClaim['verdict'] {
  return Number(stated) === value
    ? { severity: 'error', reason: 'Your profile says that it was timed in another way.' }
    : { severity: 'confirm', reason: `Your profile has no time of that kind (${stated}). Make sure that it is right.` };
}
