import type { Association } from '../../directory/domain/association.js';
import type { Division } from '../../directory/domain/division.js';
import { isNearTarget, isNextStep, type StepScope } from './next-step.js';
import type { FitTier } from './overall-fit.js';
import { HIGH_NEED } from './rosters/position-needs.js';

/** A school that may be suggested, with what is known of its fit. */
export interface SuggestedSchool {
  id: number;
  name: string;
  city: string;
  state: string;
  division: Division;
  subdivision: string | null;
  /** Null where it is not known. */
  association: Association | null;
  /** Null when it plays in no known conference. */
  conference: string | null;
  tier: FitTier;
  /** From home to the campus; null while one of them is not known. */
  miles: number | null;
  /** Need for the position in the entry year, 0 to 100; null while it is not known. */
  need: number | null;
  /** Ends of the total of the fit, 0 to 100; null without one. */
  score: number | null;
  high: number | null;
  /** In the state of the athlete's home. */
  isInHomeState: boolean;
}

/** Junior colleges are among them for who is below an NCAA minimum alone. */
export type ListTier = 'reach' | 'target' | 'likely' | 'still_open';

/** How many schools of the own list are of each kind. */
export type ListCounts = Record<FitTier, number>;

/** A list that an adviser would call balanced, for ten schools. */
export const BALANCED: readonly (readonly [ListTier, number])[] = [
  ['target', 4],
  ['likely', 3],
  ['reach', 3],
  ['still_open', 3],
];
/** Without a school that is likely, its part of the list is targets: more reaches make no list safer. */
const NONE_LIKELY: typeof BALANCED = [
  ['target', 7],
  ['reach', 3],
  ['still_open', 3],
];
export const MOST_SUGGESTIONS = 10;
const MOST_ALIKE = 3;

/** Counts the schools of the own list by how they fit. */
export function countTiers(tiers: readonly FitTier[]): ListCounts {
  const counts: ListCounts = { reach: 0, target: 0, likely: 0, still_open: 0, below_minimum: 0, unknown: 0 };
  for (const tier of tiers) counts[tier] += 1;
  return counts;
}

/**
 * At most ten of `schools`, first of the kinds that the own list lacks, at most three of one conference and of one state. The same
 * schools give the same answer: those in need of the position first, then the nearest; reaches are the next level up alone, and those
 * that lack little to a target come first. Where no distance is known, as when the home
 * town is not, those of the home state come first, then the best fit, and the name decides last. What is not known is never first.
 */
export function suggestSchools(schools: readonly SuggestedSchool[], own: ListCounts, scope: StepScope): SuggestedSchool[] {
  const open = schools.filter((school) => school.tier !== 'reach' || isNextStep(school, scope)).sort(inOrder);
  const chosen: Chosen = { schools: [], counts: { ...own }, alike: new Map(), balanced: balanceOf(open, own) };
  addSuggestions(chosen, open.filter(isWithinReach));
  addSuggestions(
    chosen,
    open.filter((school) => !isWithinReach(school)),
  );
  return chosen.schools;
}

interface Chosen {
  schools: SuggestedSchool[];
  counts: ListCounts;
  /** How many of a conference or state. */
  alike: Map<string, number>;
  balanced: typeof BALANCED;
}

/** Farther away a school comes after all nearer ones, of whatever kind, unless its roster needs the position; an unknown distance is not far. */
const FAR_MILES = 500;

function isWithinReach({ miles, need }: SuggestedSchool): boolean {
  return (miles ?? 0) <= FAR_MILES || (need ?? 0) > HIGH_NEED;
}

function addSuggestions({ schools, counts, alike, balanced }: Chosen, open: readonly SuggestedSchool[]): void {
  const queues = new Map(balanced.map(([tier]) => [tier, open.filter((school) => school.tier === tier)]));
  while (schools.length < MOST_SUGGESTIONS) {
    const kinds = balanced.filter(([tier]) => queues.has(tier));
    const next = mostLacking(counts, kinds);
    const school = next && takeFirst(queues.get(next) ?? [], alike);
    if (next && !school) queues.delete(next);
    if (!next) break;
    if (!school) continue;
    for (const kind of kindsOf(school)) alike.set(kind, (alike.get(kind) ?? 0) + 1);
    counts[school.tier] += 1;
    schools.push(school);
  }
}

function balanceOf(open: readonly SuggestedSchool[], own: ListCounts): typeof BALANCED {
  return own.likely > 0 || open.some(({ tier }) => tier === 'likely') ? BALANCED : NONE_LIKELY;
}

/** The kind of which the list has the smallest part of what it should have, among those that are left. */
function mostLacking(counts: ListCounts, open: readonly (readonly [ListTier, number])[]): ListTier | null {
  const [first] = [...open].sort(([one, wanted], [other, otherWanted]) => counts[one] / wanted - counts[other] / otherWanted);
  return first?.[0] ?? null;
}

/** The first school whose conference and state have not reached their limit; those at the limit are never taken again. */
function takeFirst(queue: SuggestedSchool[], alike: ReadonlyMap<string, number>): SuggestedSchool | null {
  for (let school = queue.shift(); school; school = queue.shift()) {
    if (kindsOf(school).every((kind) => (alike.get(kind) ?? 0) < MOST_ALIKE)) return school;
  }
  return null;
}

/** What is not known makes no two schools alike. */
function kindsOf({ conference, state }: SuggestedSchool): string[] {
  const states = state === 'unknown' ? [] : [`state ${state}`];
  return conference === null ? states : [...states, `conference ${conference}`];
}

function inOrder(one: SuggestedSchool, other: SuggestedSchool): number {
  const isFar = (school: SuggestedSchool) => Number(school.tier === 'reach' && !isNearTarget(school));
  if (isFar(one) !== isFar(other)) return isFar(one) - isFar(other);
  const isNeeded = ({ need }: SuggestedSchool) => Number((need ?? 0) > HIGH_NEED);
  const far = ({ miles }: SuggestedSchool) => miles ?? Infinity;
  if (isNeeded(one) !== isNeeded(other)) return isNeeded(other) - isNeeded(one);
  if (far(one) !== far(other)) return far(one) < far(other) ? -1 : 1;
  if (one.isInHomeState !== other.isInHomeState) return Number(other.isInHomeState) - Number(one.isInHomeState);
  const fitting = ({ score }: SuggestedSchool) => score ?? -1;
  if (fitting(one) !== fitting(other)) return fitting(other) - fitting(one);
  return one.name.localeCompare(other.name) || one.id - other.id;
}
