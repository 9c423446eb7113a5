import { academicText } from './academic-text.js';
import { divisionGuide, type DivisionGuide } from '../division-guide.js';
import type { FitAthlete } from '../fit-athlete.js';
import type { FitPart, FitRange } from '../fit-part.js';
import type { FitSchool } from '../fit-school.js';
import { gradeScore, LEAST_SCORE, MOST_SCORE, mostWithGrade } from './grade-score.js';
import { partOf } from './part-of.js';
import { scoreOfPercentile } from './score-of-percentile.js';
import { bestStanding, testRanges, type TestComparison, type TestRange } from './test-comparison.js';

/** What the tests count where there is a guide for grades; the rest is the grades'. */
const TEST_SHARE = 0.6;
const GPA_SCALE = { min: 0, max: 4 };
const TEST_SCALE = { SAT: { min: 400, max: 1600 }, ACT: { min: 1, max: 36 } };

interface Bounds {
  low: number;
  high: number;
}

/**
 * Compares test scores with the school's published range and grades with the division's guide. Data missing from the profile
 * makes the part a range from its worst to its best value, so that omitting data never raises the score.
 */
export function academicFit(given: FitAthlete, school: FitSchool): FitPart {
  const athlete = withUsableGpa(given);
  const guide = divisionGuide(school.division, school.subdivision);
  const ranges = testRanges(school.academics);
  const inputs = academicText.inputs(given, { school, ranges, guide });
  if (ranges.length === 0) {
    const sentence = academicText.unpublished(athlete, school, guide);
    return partOf.unknown('academic', { missingFrom: 'school', sentence, inputs, ...(guide && { baseline: guide.baseline }) });
  }
  if (isBlank(athlete)) {
    const sentence = academicText.blank(given, school, ranges);
    return partOf.unknown('academic', { missingFrom: 'profile', sentence, inputs });
  }
  const standing = bestStanding(athlete, ranges, guide ? TEST_SHARE : 1);
  return partOf.scored('academic', {
    ...bounds(athlete, standing, guide),
    sentence: academicText.sentence(given, { school, ranges, guide, standing }),
    inputs,
    range: rangeOf(standing, ranges),
  });
}

/** True when no GPA, SAT or ACT is left to compare. */
const isBlank = ({ gpa, satScore, actScore }: FitAthlete) => gpa === null && satScore === null && actScore === null;

/** A GPA above 4 is on another scale: it is asked about and not scored. */
function withUsableGpa(athlete: FitAthlete): FitAthlete {
  return athlete.gpa !== null && athlete.gpa > GPA_SCALE.max ? { ...athlete, gpa: null } : athlete;
}

/** The part for the worst and for the best that is left open. */
function bounds({ gpa }: FitAthlete, standing: TestComparison | null, guide: DivisionGuide | null): Bounds {
  const test = standing && scoreOfPercentile(standing.percentile);
  return {
    low: scoreWith(test ?? LEAST_SCORE, gpa ?? GPA_SCALE.min, guide),
    high: scoreWith(test ?? MOST_SCORE, gpa ?? GPA_SCALE.max, guide),
  };
}

function scoreWith(test: number, gpa: number, guide: DivisionGuide | null): number {
  if (!guide) return test;
  const both = TEST_SHARE * test + (1 - TEST_SHARE) * gradeScore(gpa, guide.gpa);
  return Math.min(both, mostWithGrade(gpa, guide.gpa));
}

/** Without a score of the athlete's own the first published range is drawn alone. */
function rangeOf(standing: TestComparison | null, ranges: readonly TestRange[]): FitRange | undefined {
  const shown = standing ?? ranges[0];
  return shown && { label: shown.test, ...TEST_SCALE[shown.test], low: shown.low, high: shown.high, value: standing?.value ?? null };
}
