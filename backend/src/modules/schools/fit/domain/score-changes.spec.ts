import { MARCUS } from '../testing/fit-examples.js';
import type { FitAthlete } from './fit-athlete.js';
import { partOf } from './parts/part-of.js';
import { scoreChanges } from './score-changes.js';

const scoreOf = (low: number) => [partOf.scored('academic', { low, sentence: '', inputs: [] })];
const open = [partOf.unknown('academic', { missingFrom: 'school', sentence: '', inputs: [] })];

/** The steps that are tried, each of which would raise the part from 50 to 60. */
function steps(changes: Partial<FitAthlete>, tried: Partial<FitAthlete>[] = []): string[] {
  const athlete = { ...MARCUS, gpa: null, satScore: null, actScore: null, ...changes };
  const found = scoreChanges({ athlete, parts: scoreOf(50), currentSeason: 2026 }, (step) => {
    tried.push(step);
    return scoreOf(60);
  });
  return found.map((sentence) => sentence.replace(' moves the academic part from 50 to 60.', ''));
}

describe('single steps that would raise a fit', () => {
  it('F-08 are a tenth of a grade point, 30 points of the SAT and one of the ACT', () => {
    const tried: Partial<FitAthlete>[] = [];
    expect(steps({ gpa: 3.25, satScore: 1200, actScore: 24 }, tried)).toEqual(['A GPA of 3.35', 'An SAT of 1230', 'An ACT of 25']);
    expect(tried).toEqual([{ gpa: 3.35 }, { satScore: 1230 }, { actScore: 25 }]);
  });

  it('F-08 end at the top of each scale', () => {
    expect(steps({ gpa: 3.95, satScore: 1580, actScore: 35 })).toEqual(['A GPA of 4.0', 'An SAT of 1600', 'An ACT of 36']);
    expect(steps({ gpa: 4, satScore: 1600, actScore: 36 })).toEqual([]);
    expect(steps({})).toEqual([]);
  });

  it('F-08 are no grades once high school is over', () => {
    expect(steps({ gpa: 3, graduationYear: 2026 })).toEqual([]);
    expect(steps({ gpa: 3, graduationYear: 2027 })).toEqual(['A GPA of 3.1']);
    expect(steps({ gpa: 3, graduationYear: null })).toEqual(['A GPA of 3.1']);
  });

  it('F-08 are no tests of high school a year after it', () => {
    expect(steps({ satScore: 1200, actScore: 24, graduationYear: 2026 })).toEqual(['An SAT of 1230', 'An ACT of 25']);
    expect(steps({ satScore: 1200, actScore: 24, graduationYear: 2025 })).toEqual([]);
  });

  it('F-08 are told only where they raise a known score', () => {
    const said = (before: typeof open, after: typeof open) =>
      scoreChanges({ athlete: { ...MARCUS, satScore: null }, parts: before, currentSeason: 2026 }, () => after);
    expect(said(scoreOf(50), scoreOf(51))).toEqual(['A GPA of 3.8 moves the academic part from 50 to 51.']);
    expect([said(scoreOf(50), scoreOf(50)), said(open, scoreOf(50)), said(scoreOf(50), open), said([], [])]).toEqual([[], [], [], []]);
  });
});
