import type { DivisionGuide } from '../division-guide.js';
import type { FitAthlete } from '../fit-athlete.js';
import type { FitInput } from '../fit-part.js';
import type { FitSchool } from '../fit-school.js';
import { fitText } from '../fit-text.js';
import type { TestComparison, TestRange } from './test-comparison.js';

interface Compared {
  school: FitSchool;
  ranges: readonly TestRange[];
  guide: DivisionGuide | null;
}

const SCORECARD = 'College Scorecard, US Department of Education';
const TOP_GPA = 4;

/** The sentences and the inputs of the academic part. */
export const academicText = {
  /** The school publishes no range. */
  unpublished({ gpa, otherGpa }: FitAthlete, { name, association }: FitSchool, guide: DivisionGuide | null): string {
    const nothing = `${name} publishes no test scores, so nothing can be compared.`;
    if (!guide) {
      const who = association === null ? 'its division looks' : `${association} programs look`;
      return `${nothing} Nothing is known of what ${who} for.`;
    }
    const baseline = `${guide.baseline} is the usual score of ${guide.name}, a baseline and not a measurement. It does not count.`;
    return join(nothing, baseline, gpa === null ? otherGpa && otherScale(otherGpa) : gradeSentence(gpa, guide));
  },

  /** The school publishes ranges, and the profile has nothing to compare. */
  blank({ gpa, otherGpa }: FitAthlete, { name }: FitSchool, ranges: readonly TestRange[]): string {
    const nothing = 'Your profile has no GPA, SAT or ACT yet, so nothing can be compared.';
    const other = otherGpa ?? (gpa === null ? null : fitText.gpa(gpa));
    return join(other === null ? nothing : otherScale(other), `${name} publishes ${published(ranges)}.`);
  },

  sentence(athlete: FitAthlete, { school, ranges, guide, standing }: Compared & { standing: TestComparison | null }): string {
    const tests = standing ? standingSentence(standing, school) : missingTest(athlete, school, ranges);
    return join(tests, gradesSentence(athlete, guide), openSentence(athlete, standing, guide));
  },

  inputs({ gpa, otherGpa, coreGpa, satScore, actScore }: FitAthlete, { school, ranges, guide }: Compared): FitInput[] {
    const own = (label: string, value: string | null): FitInput => {
      return { label, value: value ?? 'not in your profile', source: 'Your profile', asOf: null };
    };
    const mine = [
      own('GPA', gpa === null ? otherGpa : fitText.gpa(gpa)),
      own('Core GPA', coreGpa === null ? null : fitText.gpa(coreGpa)),
      own('SAT', satScore === null ? null : String(satScore)),
      own('ACT', actScore === null ? null : String(actScore)),
    ];
    return [...mine, ...schoolInputs(school, ranges, guide)];
  },
};

const join = (...sentences: (string | null)[]) => sentences.filter((one) => one !== null).join(' ');

const published = (ranges: readonly TestRange[]) => ranges.map(({ test, low, high }) => `${test} ${low}–${high}`).join(' and ');

const otherScale = (gpa: string) => `A GPA of ${gpa} is on another scale than 4.0. Enter your unweighted GPA.`;

function standingSentence({ test, value, low, high }: TestComparison, { academics }: FitSchool): string {
  const place = value > high ? 'above' : value < low ? 'below' : 'in';
  const middle = `the middle half of admitted students who sent scores (${low}–${high})`;
  const asked = academics?.testPolicy === 'Not recommended' ? ' The school does not ask for test scores.' : '';
  return `Your ${test} ${value} is ${place} ${middle}.${asked}`;
}

/** Why the tests cannot be compared. */
function missingTest({ satScore, actScore }: FitAthlete, { name }: FitSchool, ranges: readonly TestRange[]): string {
  if (satScore === null && actScore === null) return `${name} publishes ${published(ranges)}; your profile has no test score.`;
  const own = satScore === null ? 'ACT' : 'SAT';
  return `${name} publishes ${published(ranges)} only; your ${own} is not turned into another test.`;
}

function gradesSentence({ gpa, otherGpa }: FitAthlete, guide: DivisionGuide | null): string | null {
  if (otherGpa !== null) return otherScale(otherGpa);
  if (gpa === null) return guide && 'Your profile has no GPA yet.';
  if (gpa > TOP_GPA) return otherScale(fitText.gpa(gpa));
  return guide && gradeSentence(gpa, guide);
}

function gradeSentence(gpa: number, guide: DivisionGuide): string {
  const wanted = `the ${fitText.gpa(guide.gpa)} that ${guide.name} programs look for`;
  const own = `Your ${fitText.gpa(gpa)} GPA`;
  return gpa < guide.gpa ? `${own} is below ${wanted}, which holds this part down.` : `${own} clears ${wanted}.`;
}

/** Why the part is a range, and what would close it. */
function openSentence({ gpa }: FitAthlete, standing: TestComparison | null, guide: DivisionGuide | null): string | null {
  const open = [standing ? null : 'a test score', guide && (gpa === null || gpa > TOP_GPA) ? 'your GPA' : null].filter(
    (one) => one !== null,
  );
  return open.length === 0 ? null : `Without ${open.join(' and ')} this is a range, and its lower end counts.`;
}

function schoolInputs({ academics }: FitSchool, ranges: readonly TestRange[], guide: DivisionGuide | null): FitInput[] {
  const asOf = academics?.scoresYear ?? null;
  const tests = ranges.map(({ test, low, high }) => ({
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
  return wanted ? [...tests, wanted] : tests;
}
