import type { FitAthlete } from './fit-athlete.js';
import type { FitPart, FitPartKey } from './fit-part.js';
import type { FitSchool } from './fit-school.js';
import { showsPlay } from './parts/play-evidence.js';
import { HIGH_NEED } from './rosters/position-needs.js';

/** What a total may be called at most, and why in a sentence. */
export interface TierLimit {
  most: 'target' | 'reach';
  reason: string;
}

/** Percent of the weights that must be known. */
const LEAST_COVERAGE = 70;
/** A school with a lower admission rate is not called likely for any athlete. */
const SELECTIVE = 0.15;
/** Conferences whose coaches choose first, as the NCAA's autonomy conferences of 2026. */
const FIRST_CHOICE = new Set(['ACC', 'Big 12', 'Big Ten', 'SEC']);

interface Judged {
  athlete: FitAthlete;
  school: FitSchool;
  parts: readonly FitPart[];
  coverage: number;
}

/** Everything that keeps a total from being called likely, or a target. Size and grades alone make no player. */
export function tierLimits(judged: Judged): TierLimit[] {
  const found = [
    withdrawnLimit(judged),
    selectiveLimit(judged),
    unpublishedLimit(judged),
    fbsLimit(judged),
    fcsLimit(judged),
    ...missing(judged).map((reason) => ({ most: 'target' as const, reason })),
  ];
  return found.filter((one) => one !== null);
}

/** Whether schools of this conference choose before the others. */
export function isFirstChoice(conference: string | null): boolean {
  return FIRST_CHOICE.has(conference ?? '');
}

/** Sentences for missing conditions of F-10. */
function missing({ athlete, parts, coverage, school }: Judged): string[] {
  const reasons = [
    exactly(parts, 'academic') ? null : academicReason(parts, school),
    exactly(parts, 'athletic') ? null : athleticReason(parts, school, athlete),
    showsPlay(athlete.evidence)
      ? null
      : 'Nothing shows you play yet: film, game stats, a laser time with who timed it, or a coach’s offer.',
    coverage >= LEAST_COVERAGE ? null : `Only ${coverage}% of the fit is known; ${LEAST_COVERAGE}% is needed.`,
  ];
  return reasons.filter((one) => one !== null);
}

const partIn = (parts: readonly FitPart[], key: FitPartKey) => parts.find((part) => part.key === key);

/** Known, and no range. */
function exactly(parts: readonly FitPart[], key: FitPartKey): boolean {
  const part = partIn(parts, key);
  return part !== undefined && part.score !== null && part.score === part.high;
}

function academicReason(parts: readonly FitPart[], { name }: FitSchool): string {
  if (partIn(parts, 'academic')?.missingFrom === 'school') return `${name} publishes no test scores to compare you with.`;
  return 'Your profile lacks a GPA or a test score that this school publishes.';
}

function athleticReason(parts: readonly FitPart[], { name }: FitSchool, { position }: FitAthlete): string {
  if (position === 'K' || position === 'P') return 'Size says little at your position, so it is not scored.';
  if (partIn(parts, 'athletic')?.missingFrom === 'school') return `We have no sizes to compare you with at ${name}.`;
  return 'Your profile lacks your position, height or weight.';
}

function withdrawnLimit({ athlete, school }: Judged): TierLimit | null {
  if (!isWithdrawn(athlete, school)) return null;
  return { most: 'reach', reason: `${school.name} withdrew its offer, so it is a reach until its coaches show interest again.` };
}

/** The service academies publish neither scores nor admission rates, and size alone is no reason for admission. */
function unpublishedLimit({ athlete, school, parts }: Judged): TierLimit | null {
  const isUnpublished = partIn(parts, 'academic')?.missingFrom === 'school' && (school.academics?.admissionRate ?? null) === null;
  if (school.subdivision !== 'FBS' || !isUnpublished || isWanted(athlete, school)) return null;
  return {
    most: 'reach',
    reason: `Nothing that ${school.name} publishes shows whom it admits: ask its admission office what it looks for.`,
  };
}

function selectiveLimit({ athlete, school }: Judged): TierLimit | null {
  const rate = school.academics?.admissionRate ?? null;
  if (rate === null || rate >= SELECTIVE) return null;
  const reason = `${school.name} admits about ${Math.max(1, Math.round(rate * 100))} of 100 applicants, so it is nobody’s likely school.`;
  return { most: isWanted(athlete, school) ? 'target' : 'reach', reason };
}

/**
 * Size does not distinguish an FBS player from others (docs/fit.md), so a coach of that school has to show interest; without a size to
 * compare, all the more.
 */
function fbsLimit({ athlete, school, parts }: Judged): TierLimit | null {
  if (school.subdivision !== 'FBS' || hasOffered(athlete, school)) return null;
  const choosesFirst = isFirstChoice(school.conference);
  const isReach = !isWanted(athlete, school) && (choosesFirst || partIn(parts, 'athletic')?.score === null);
  const where = isReach && choosesFirst ? ` or the ${school.conference}` : '';
  return {
    most: isReach ? 'reach' : 'target',
    reason: `Size and grades do not show who plays in the FBS${where}. An offer from ${school.name} would.`,
  };
}

/** The same of the rest of Division I: a coach anywhere who wants the athlete, or a roster that needs the position. */
function fcsLimit({ athlete: { evidence }, school, parts }: Judged): TierLimit | null {
  if (school.division !== 'D1' || school.subdivision === 'FBS') return null;
  const isNeeded = (partIn(parts, 'need')?.score ?? 0) > HIGH_NEED;
  if (isNeeded || evidence.offers.length + evidence.visits.length > 0) return null;
  const reason = `Size and grades do not show who plays in Division I. A coach’s offer or visit would, or a roster of ${school.name} that needs your position.`;
  return { most: 'target', reason };
}

/** Its offer is open, or was withdrawn, which another limit covers. */
const hasOffered = (athlete: FitAthlete, school: FitSchool) => athlete.evidence.offers.includes(school.id) || isWithdrawn(athlete, school);

const isWithdrawn = ({ evidence: { withdrawn = [] } }: FitAthlete, { id }: FitSchool) => withdrawn.includes(id);

/** A coach of that school made an offer, or had the athlete visit. */
const isWanted = ({ evidence }: FitAthlete, { id }: FitSchool) => evidence.offers.includes(id) || evidence.visits.includes(id);
