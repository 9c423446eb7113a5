import type { FitAthlete } from './fit-athlete.js';
import type { FitPart, FitPartKey } from './fit-part.js';
import { fitText } from './fit-text.js';

/** The parts as they would be for another athlete. */
export type Rescore = (changes: Partial<FitAthlete>) => readonly FitPart[];

const GPA_STEP = 0.1;
const GPA_TOP = 4;
const SAT_STEP = 30;
const SAT_TOP = 1600;
const ACT_TOP = 36;

interface Try {
  key: FitPartKey;
  changes: Partial<FitAthlete>;
  what: string;
}

/** Whose scores they are; the season that is played is the year of its fall. */
interface Scored {
  athlete: FitAthlete;
  parts: readonly FitPart[];
  currentSeason: number;
}

/**
 * Returns sentences for single steps that raise a score, found by scoring again; none for steps without effect, and no high school GPA
 * after graduation. Weight is excluded: advice on a teenager's diet is for a trainer or a doctor.
 */
export function scoreChanges({ athlete, parts, currentSeason }: Scored, rescore: Rescore): string[] {
  return tries(athlete, currentSeason).flatMap(({ key, changes, what }) => {
    const before = scoreIn(parts, key);
    const after = scoreIn(rescore(changes), key);
    if (before === null || after === null || after <= before) return [];
    return [`${what} moves the ${key} part from ${before} to ${after}.`];
  });
}

const scoreIn = (parts: readonly FitPart[], key: FitPartKey) => parts.find((part) => part.key === key)?.score ?? null;

/** From here on a college judges by the work in another one. */
const YEARS_TO_TEST = 1;

function tries(athlete: FitAthlete, currentSeason: number): Try[] {
  const { gpa, graduationYear } = athlete;
  const found: Try[] = [];
  const hasGraduated = graduationYear !== null && graduationYear <= currentSeason;
  if (gpa !== null && gpa < GPA_TOP && !hasGraduated) {
    const raised = Math.min(GPA_TOP, Math.round((gpa + GPA_STEP) * 100) / 100);
    found.push({ key: 'academic', changes: { gpa: raised }, what: `A GPA of ${fitText.gpa(raised)}` });
  }
  const isTooLate = graduationYear !== null && graduationYear + YEARS_TO_TEST <= currentSeason;
  return isTooLate ? found : [...found, ...testTries(athlete)];
}

function testTries({ satScore, actScore }: FitAthlete): Try[] {
  const found: Try[] = [];
  if (satScore !== null && satScore < SAT_TOP) {
    const raised = Math.min(SAT_TOP, satScore + SAT_STEP);
    found.push({ key: 'academic', changes: { satScore: raised }, what: `An SAT of ${raised}` });
  }
  if (actScore !== null && actScore < ACT_TOP) {
    found.push({ key: 'academic', changes: { actScore: actScore + 1 }, what: `An ACT of ${actScore + 1}` });
  }
  return found;
}
