import { academicFit } from '../domain/parts/academic-fit.js';
import { scoreFit, type FitYardstick } from '../domain/analyze-fit.js';
import { athleticFit } from '../domain/parts/athletic-fit.js';
import { type FitAthlete, NO_EVIDENCE } from '../domain/fit-athlete.js';
import type { FitPart, FitPartKey } from '../domain/fit-part.js';
import type { FitSchool } from '../domain/fit-school.js';
import { geographicFit } from '../domain/parts/geographic-fit.js';
import type { FitTier, OverallFit } from '../domain/overall-fit.js';
import { HIGH_NEED } from '../domain/rosters/position-needs.js';
import { FEWEST_PLAYERS, playersOn } from '../domain/rosters/roster-caution.js';
import { FIT_WEIGHTS } from '../domain/parts/part-of.js';
import { isUsualSize } from '../domain/parts/size-score.js';
import { REMOVALS, STEPS } from './random-athletes.js';

type Scored = ReturnType<typeof scoreFit>;

interface Case {
  athlete: FitAthlete;
  school: FitSchool;
  yardstick: FitYardstick;
  scored: Scored;
}

/** How far one step may move a part. */
const MOST = 10;
const MILES_25_IN_DEGREES = 25 / 69.1;
const ORDER: readonly FitTier[] = ['reach', 'target', 'likely'];

const partIn = ({ parts }: Scored, key: FitPartKey): FitPart => parts.find((part) => part.key === key) as FitPart;

/** What is wrong with the fit of one athlete and one school; `turn` picks the neighbor that it is compared with. */
export function brokenLaws(athlete: FitAthlete, school: FitSchool, yardstick: FitYardstick, turn: number): string[] {
  const one: Case = { athlete, school, yardstick, scored: scoreFit(athlete, school, yardstick) };
  const broken = [
    gateLaw(one),
    likelyLaw(one),
    divisionOneLaw(one),
    offerLaw(one),
    boundsLaw(one),
    removalLaw(one, turn),
    stepLaw(one, turn),
    milesLaw(one),
    proofLaw(one),
    unpublishedLaw(one),
    oddSizeLaw(one),
    rosterLaw(one),
  ];
  return broken.filter((law) => law !== null).map((law) => `${law} for ${JSON.stringify(athlete)} at ${school.name}`);
}

/** F-09 */
function gateLaw({ athlete, school, yardstick, scored }: Case): string | null {
  const minimum = yardstick.minimums.find(({ division }) => division === school.division)?.minimum ?? 0;
  const isBelow = (athlete.coreGpa ?? athlete.gpa ?? 4) < minimum;
  const { tier, score, gate } = scored.overall;
  const isGated = tier === 'below_minimum' && score === null && gate !== null;
  return isBelow === isGated ? null : 'F-09 the gate';
}

/** F-10 */
function likelyLaw({ athlete, scored }: Case): string | null {
  if (scored.overall.tier !== 'likely') return null;
  const { hasFilm, offers, visits } = athlete.evidence;
  const exact = (['academic', 'athletic'] as const).every((key) => isExact(partIn(scored, key)));
  return exact && (hasFilm || offers.length + visits.length > 0) && scored.overall.coverage >= 70 ? null : 'F-10 likely without proof';
}

/** F-10: in Division I no school is likely by size and grades alone. */
function divisionOneLaw({ athlete, school, scored }: Case): string | null {
  if (school.division !== 'D1' || scored.overall.tier !== 'likely') return null;
  const { offers, visits } = athlete.evidence;
  if (school.subdivision === 'FBS') return offers.includes(school.id) ? null : 'F-10 likely in the FBS without its offer';
  const isNeeded = (partIn(scored, 'need').score ?? 0) > HIGH_NEED;
  return isNeeded || offers.length + visits.length > 0 ? null : 'F-10 likely in Division I by size and grades';
}

/** F-10: who made an offer is no reach, unless a minimum is missed or too little is known. */
function offerLaw({ athlete, school, scored }: Case): string | null {
  return athlete.evidence.offers.includes(school.id) && scored.overall.tier === 'reach' ? 'F-10 an offer is a reach' : null;
}

const isExact = ({ score, high }: FitPart) => score !== null && score === high;

function boundsLaw({ scored }: Case): string | null {
  const values = [...scored.parts, scored.overall].map(({ score, high }) => ({ score, high }));
  const isGood = values.every(({ score, high }) => {
    if (score === null || high === null) return score === high;
    return Number.isInteger(score) && Number.isInteger(high) && score >= 20 && score <= high && high <= 100;
  });
  return isGood ? null : 'F-11 bounds';
}

/** F-11: no part, no total and no tier rises when something is left out. */
function removalLaw({ athlete, school, yardstick, scored }: Case, turn: number): string | null {
  const removed = REMOVALS[turn % REMOVALS.length] as keyof FitAthlete;
  const less = scoreFit({ ...athlete, [removed]: null }, school, yardstick);
  const rose = scored.parts.some(({ key, score }) => score !== null && (partIn(less, key).score ?? 0) > score);
  if (rose) return `F-11 without ${removed} a part rises`;
  return totalRose(scored.overall, less.overall) ? `F-11 without ${removed} the total rises` : null;
}

/** A gate that the missing GPA takes away is no rise. */
function totalRose(before: OverallFit, after: OverallFit): boolean {
  if (before.gate !== null || before.score === null || after.score === null) return false;
  return after.score > before.score || ORDER.indexOf(after.tier) > ORDER.indexOf(before.tier);
}

/** F-12 */
function stepLaw({ athlete, school, yardstick, scored }: Case, turn: number): string | null {
  const { fact, by, part: key } = STEPS[turn % STEPS.length] as (typeof STEPS)[number];
  const value = athlete[fact] as number | null;
  if (value === null || !isScored(fact, value) || !isScored(fact, value + by)) return null;
  const stepped = { ...athlete, [fact]: value + by };
  const after = key === 'academic' ? academicFit(stepped, school) : athleticFit(stepped, school, yardstick.benchmarks);
  const moved = movedBy(partIn(scored, key), after);
  if (Math.max(...moved.map(Math.abs)) > MOST) return `F-12 ${by} of ${fact} moves ${moved.join(', ')}`;
  return key === 'academic' && Math.min(...moved) < 0 ? `F-12 more ${fact} lowers` : null;
}

/** How far both ends moved. */
function movedBy(before: FitPart, after: FitPart): number[] {
  return (['score', 'high'] as const).map((end) => (after[end] ?? 0) - (before[end] ?? 0));
}

function isScored(fact: keyof FitAthlete, value: number): boolean {
  if (fact === 'gpa') return value <= 4;
  if (fact === 'heightInches') return isUsualSize('height', value);
  return fact !== 'weight' || isUsualSize('weight', value);
}

/** F-12, for the distance. */
function milesLaw({ athlete, school, scored }: Case): string | null {
  const { home } = athlete;
  if (home === null) return null;
  const moved = { ...athlete, home: { ...home, latitude: home.latitude + MILES_25_IN_DEGREES } };
  const after = geographicFit(moved, school).score ?? 0;
  return Math.abs(after - (partIn(scored, 'geographic').score ?? 0)) > MOST ? 'F-12 25 miles' : null;
}

/** F-10: without proof of play nothing is called more, and no figure changes. */
function proofLaw({ athlete, school, yardstick, scored }: Case): string | null {
  const { overall } = scoreFit({ ...athlete, evidence: NO_EVIDENCE }, school, yardstick);
  const { score, high } = scored.overall;
  if (overall.score !== score || overall.high !== high) return 'F-10 proof of play changes the total';
  return totalRose(scored.overall, overall) || overall.tier === 'likely' ? 'F-10 without proof of play it is called more' : null;
}

/** F-11: what the school publishes nothing of is unknown, and the division's usual score counts nowhere. */
function unpublishedLaw({ athlete, school, yardstick, scored }: Case): string | null {
  const blank = scoreFit(athlete, { ...school, academics: null }, yardstick);
  const others = [scored, blank].map(({ parts }) => JSON.stringify(parts.slice(1).map(({ score, high, weight }) => [score, high, weight])));
  if (partIn(blank, 'academic').score !== null || others[0] !== others[1]) return 'F-11 a school that publishes nothing';
  const known = blank.parts.reduce((sum, { score, weight }) => sum + (score === null ? 0 : weight), 0);
  return blank.overall.coverage === Math.round(known) ? null : 'F-11 a baseline counts';
}

/** F-12: a size outside of the limits is worth what no size is worth. */
function oddSizeLaw({ athlete, school, yardstick, scored }: Case): string | null {
  const odd = (['height', 'weight'] as const).filter((measure) => {
    const value = measure === 'height' ? athlete.heightInches : athlete.weight;
    return value !== null && !isUsualSize(measure, value);
  });
  if (odd.length === 0) return null;
  const without = { ...athlete, ...(odd.includes('height') && { heightInches: null }), ...(odd.includes('weight') && { weight: null }) };
  const [asked, unknown] = [partIn(scored, 'athletic'), athleticFit(without, school, yardstick.benchmarks)];
  return asked.score === unknown.score && asked.high === unknown.high ? null : 'F-12 an odd size is scored';
}

/** F-13: a roster that is cut short or older than two seasons gives no need; one of two seasons ago counts half. */
function rosterLaw({ school: { roster }, yardstick, scored }: Case): string | null {
  const { score, weight } = partIn(scored, 'need');
  if (score === null) return null;
  const age = yardstick.currentSeason - (roster?.season ?? 0);
  if (roster === null || age > 2 || playersOn(roster) < FEWEST_PLAYERS) return 'F-13 a need out of nothing';
  return weight === (age === 2 ? FIT_WEIGHTS.need / 2 : FIT_WEIGHTS.need) ? null : 'F-13 the weight of a roster';
}
