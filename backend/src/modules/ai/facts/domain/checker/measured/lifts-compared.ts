import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { MEASUREMENT_FIELDS } from '../../../../../profile/fields/index.js';
import type { KnownAthlete } from '../known-athlete.js';
import { boundOf, holds } from '../numbers/holds.js';
import type { MeasuredClaim } from './measured-claims.js';
import type { SpokenMeasure } from './measure-names.js';

const MORE = 'more|higher|better|bigger|heavier|greater|stronger|ahead';
const LESS = 'lower|less|smaller|lighter|fewer|behind|weaker';
/** What stands between two lifts that are held against each other: "is 110 pounds higher than my". */
const BETWEEN = quick(
  new RegExp(
    String.raw`^(?: (?:max|number|total|pr|best|one))?(?: (?:is|was|are|a lot|much|still|way|well|even|quite a bit|slightly|a little|far|just|about|at least|over|almost|nearly|exactly)){0,4}(?: (?<count>\d{1,3})(?: pounds| lbs)?)? (?:(?<more>${MORE})|${LESS})(?: (?:weight|pounds|than|of|what|my|i|can|do|the)){1,5} $`,
  ),
);

/** "my bench is higher than my squat", "I squat more than I bench" */
export function liftsCompared(low: string, named: readonly SpokenMeasure[], athlete: KnownAthlete): MeasuredClaim[] {
  return named.flatMap((one, at) => {
    const other = named[at + 1];
    if (!other || other.name === one.name || [one, other].some(({ name }) => MEASUREMENT_FIELDS[name].measure.unit !== 'lbs')) return [];
    const between = low.slice(one.end, other.start);
    const { more, count } = BETWEEN.exec(between, low)?.groups ?? {};
    if (!BETWEEN.test(between, low)) return [];
    const place = { start: one.start, end: other.end };
    const values = [athlete[one.name]?.value, athlete[other.name]?.value] as const;
    const before = between.slice(0, count === undefined ? 0 : between.indexOf(count));
    return [{ whole: place, value: place, verdict: verdictOf(values, more !== undefined, count, before) }];
  });
}

function verdictOf(
  [one, other]: readonly [number | undefined, number | undefined],
  isMore: boolean,
  count: string | undefined,
  before: string,
): MeasuredClaim['verdict'] {
  if (one === undefined || other === undefined) return { severity: 'confirm', reason: 'Your profile does not have both of these lifts.' };
  const difference = isMore ? one - other : other - one;
  const isTrue = count === undefined ? difference > 0 : difference > 0 && holds(difference, count, boundOf({ before, after: '' }));
  return isTrue ? null : { severity: 'error', reason: `Your profile says ${one} lbs and ${other} lbs.` };
}
