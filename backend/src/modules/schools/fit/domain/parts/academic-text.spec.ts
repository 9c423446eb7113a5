import { akronWith, MARCUS } from '../../testing/fit-examples.js';
import type { FitAthlete } from '../fit-athlete.js';
import type { FitSchool } from '../fit-school.js';
import { academicFit } from './academic-fit.js';

const akron = akronWith({}).academics!;
const NO_ACT = { ...akron, act25: null };
const of = (athlete: Partial<FitAthlete> = {}, school: Partial<FitSchool> = {}) =>
  academicFit({ ...MARCUS, ...athlete }, akronWith(school)).sentence;
const NO_TESTS = { satScore: null, actScore: null };
const OF_NO_DIVISION: Partial<FitSchool> = { division: 'na', subdivision: null, association: 'NAIA' };
const GUIDE = 'Your 3.7 GPA clears the 3.0 that Division I programs look for.';

describe('what the academic part says', () => {
  it.each([
    [979, 'below'],
    [980, 'in'],
    [1230, 'in'],
    [1231, 'above'],
  ])('F-08 an SAT of %i is %s the middle half', (satScore, place) => {
    expect(of({ satScore })).toBe(
      `Your SAT ${satScore} is ${place} the middle half of admitted students who sent scores (980–1230). ${GUIDE}`,
    );
  });

  it('F-08 says where a school does not ask for tests', () => {
    expect(of({}, { academics: { ...akron, testPolicy: 'Not recommended' } })).toContain(
      '(980–1230). The school does not ask for test scores.',
    );
    expect(of()).not.toContain('does not ask');
  });

  it('F-11 names each range that is published and what the profile lacks for it', () => {
    expect(of(NO_TESTS)).toBe(
      `Akron publishes SAT 980–1230 and ACT 18–25; your profile has no test score. ${GUIDE} ` +
        'Without a test score this is a range, and its lower end counts.',
    );
    expect(of({ satScore: null, actScore: 24 }, { academics: NO_ACT })).toContain(
      'Akron publishes SAT 980–1230 only; your ACT is not turned into another test.',
    );
    expect(of({ gpa: null })).toMatch(/Your profile has no GPA yet\. Without your GPA this is a range, and its lower end counts\.$/);
    expect(of({ gpa: null, satScore: null, actScore: 24 }, { academics: NO_ACT })).toContain(
      'Without a test score and your GPA this is a range',
    );
  });

  it('F-11 F-12 a GPA of another scale leaves the part open', () => {
    expect(of({ gpa: 4.1 })).toMatch(/A GPA of 4\.1 is on another scale than 4\.0\. Enter your unweighted GPA\. Without your GPA this is/);
    expect(of({ gpa: null, otherGpa: '93 (100-point)' })).toContain('A GPA of 93 (100-point) is on another scale');
    expect(of({ gpa: 4 })).toContain('Your 4.0 GPA clears');
  });

  it('F-05 says when the GPA holds the part down', () => {
    expect(of({ gpa: 2.9 })).toContain('Your 2.9 GPA is below the 3.0 that Division I programs look for, which holds this part down.');
    expect(of({ gpa: 3 })).toContain('Your 3.0 GPA clears the 3.0');
  });

  it('F-08 speaks of no grades where no guide for them is known', () => {
    expect(of({}, OF_NO_DIVISION)).toBe('Your SAT 1280 is above the middle half of admitted students who sent scores (980–1230).');
    expect(of({ gpa: null }, OF_NO_DIVISION)).not.toContain('GPA');
  });

  it('F-11 of a profile without grades and tests says what the school publishes', () => {
    expect(of({ ...NO_TESTS, gpa: null })).toBe(
      'Your profile has no GPA, SAT or ACT yet, so nothing can be compared. Akron publishes SAT 980–1230 and ACT 18–25.',
    );
    expect(of({ ...NO_TESTS, gpa: 4.6 })).toMatch(/^A GPA of 4\.6 is on another scale than 4\.0\..* Akron publishes/);
  });

  it('F-11 of a school that publishes nothing says so, with the usual score of its division where one is known', () => {
    const none = { academics: null };
    expect(of({}, { ...none, ...OF_NO_DIVISION, association: null })).toBe(
      'Akron publishes no test scores, so nothing can be compared. Nothing is known of what its division looks for.',
    );
    expect(of({ gpa: null }, none)).toMatch(/It does not count\.$/);
    expect(of({ gpa: null, otherGpa: '4.6 (5.0 weighted)' }, none)).toMatch(
      /It does not count\. A GPA of 4\.6 \(5\.0 weighted\) is on another scale/,
    );
  });
});
