import { divisionGuide, type DivisionGuide } from './division-guide.js';
import type { FitAthlete } from './fit-athlete.js';
import type { FitInput, FitPart, FitRange } from './fit-part.js';
import type { FitSchool } from './fit-school.js';
import { partOf } from './part-of.js';
import { scoreOfPercentile } from './score-of-percentile.js';
import { bestStanding, testRanges, type TestRange, type TestComparison } from './test-comparison.js';
import { fitText } from './fit-text.js';

/** A grade average below the division's guide keeps the part out of "solid", whatever the tests say. */
const CAP_BELOW_GUIDE = 59;
const SCORECARD = 'College Scorecard, US Department of Education';
const SCALE = { SAT: { min: 400, max: 1600 }, ACT: { min: 1, max: 36 } };

/** Test scores against the school's published range, grades against the division's guide. */
export function academicFit(athlete: FitAthlete, school: FitSchool): FitPart {
  const guide = divisionGuide(school.division, school.subdivision);
  const ranges = testRanges(school.academics);
  const standing = bestStanding(athlete, ranges);
  const inputs = [...ownInputs(athlete), ...schoolInputs(school, ranges, guide)];
  if (standing) {
    const sentence = sentenceOf(standingSentence(standing, school), gradeSentence(athlete, guide));
    const score = capped(scoreOfPercentile(standing.percentile), athlete, guide);
    return partOf('academic', { score, sentence, inputs, range: rangeOf(standing) });
  }
  if (athlete.gpa === null && athlete.satScore === null && athlete.actScore === null) {
    const sentence = 'Your profile has no GPA, SAT or ACT yet, so nothing can be compared.';
    return partOf('academic', { score: null, sentence, inputs });
  }
  if (!guide) {
    const sentence = `${missingSentence(athlete, school, ranges)} ${unknownGuide(school)}`;
    return partOf('academic', { score: null, sentence, inputs });
  }
  const baseline = `${guide.baseline} is the usual score of ${guide.name}, a baseline and not a measurement.`;
  const sentence = sentenceOf(missingSentence(athlete, school, ranges), baseline, gradeSentence(athlete, guide));
  const score = capped(guide.baseline, athlete, guide);
  return partOf('academic', { score, sentence, inputs, isBaseline: true });
}

function unknownGuide({ association }: FitSchool): string {
  return association === null
    ? 'Nothing is known of what its division looks for.'
    : `Nothing is known of what ${association} programs look for.`;
}

const sentenceOf = (...sentences: (string | null)[]) => sentences.filter((one) => one !== null).join(' ');

const isBelowGuide = ({ gpa }: FitAthlete, guide: DivisionGuide | null) => gpa !== null && guide !== null && gpa < guide.gpa;

function capped(score: number, athlete: FitAthlete, guide: DivisionGuide | null): number {
  return isBelowGuide(athlete, guide) ? Math.min(score, CAP_BELOW_GUIDE) : score;
}

function standingSentence({ test, value, low, high }: TestComparison, { academics }: FitSchool): string {
  const place = value > high ? 'above' : value < low ? 'below' : 'in';
  const middle = `the middle half of admitted students who sent scores (${low}–${high})`;
  const asked = academics?.testPolicy === 'Not recommended' ? ' The school does not ask for test scores.' : '';
  return `Your ${test} ${value} is ${place} ${middle}.${asked}`;
}

function gradeSentence(athlete: FitAthlete, guide: DivisionGuide | null): string | null {
  if (!guide) return null;
  if (athlete.gpa === null) return 'Your profile has no GPA yet.';
  const gpa = `Your ${fitText.gpa(athlete.gpa)} GPA`;
  const wanted = `the ${fitText.gpa(guide.gpa)} that ${guide.name} programs look for`;
  if (!isBelowGuide(athlete, guide)) return `${gpa} clears ${wanted}.`;
  return `${gpa} is below ${wanted}, so this part cannot be more than ${CAP_BELOW_GUIDE}.`;
}

/** Why the tests cannot be compared. */
function missingSentence({ satScore, actScore }: FitAthlete, { name }: FitSchool, ranges: TestRange[]): string {
  const [first] = ranges;
  if (!first) return `${name} publishes no test scores.`;
  const published = ranges.map(({ test, low, high }) => `${test} ${low}–${high}`).join(' and ');
  if (satScore === null && actScore === null) return `${name} publishes ${published}; your profile has no test score.`;
  const own = satScore === null ? 'ACT' : 'SAT';
  return `${name} publishes ${published} only; your ${own} is not turned into another test.`;
}

function ownInputs({ gpa, satScore, actScore }: FitAthlete): FitInput[] {
  const rows: [string, string | null][] = [
    ['GPA', gpa === null ? null : fitText.gpa(gpa)],
    ['SAT', satScore === null ? null : String(satScore)],
    ['ACT', actScore === null ? null : String(actScore)],
  ];
  return rows.map(([label, value]) => ({ label, value: value ?? 'not in your profile', source: 'Your profile', asOf: null }));
}

function schoolInputs({ academics }: FitSchool, ranges: TestRange[], guide: DivisionGuide | null): FitInput[] {
  const asOf = academics?.scoresYear ?? null;
  const published = ranges.map(({ test, low, high }) => ({
    label: `${test}, middle half`,
    value: `${low}–${high}`,
    source: SCORECARD,
    asOf,
  }));
  const wanted = guide && {
    label: `GPA guide of ${guide.name}`,
    value: `${fitText.gpa(guide.gpa)}+`,
    source: 'General guide, not a rule',
    asOf: null,
  };
  return wanted ? [...published, wanted] : published;
}

function rangeOf({ test, low, high, value }: TestComparison): FitRange {
  return { label: test, ...SCALE[test], low, high, value };
}
