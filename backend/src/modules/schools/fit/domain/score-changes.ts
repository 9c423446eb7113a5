import type { FitAthlete } from './fit-athlete.js';
import type { FitPart, FitPartKey } from './fit-part.js';
import { fitText } from './fit-text.js';

/** The parts as they would be for another athlete. */
export type Rescore = (changes: Partial<FitAthlete>) => readonly FitPart[];

const SAT_STEP = 30;
const SAT_TOP = 1600;
const ACT_TOP = 36;
const POUNDS = 10;

interface Try {
  key: FitPartKey;
  changes: Partial<FitAthlete>;
  what: string;
}

/** Sentences for single steps that move a score up, found by scoring again; none for what moves nothing. */
export function scoreChanges(
  { athlete, parts, gpaMinimum }: { athlete: FitAthlete; parts: readonly FitPart[]; gpaMinimum: number | null },
  rescore: Rescore,
): string[] {
  return tries(athlete, gpaMinimum).flatMap(({ key, changes, what }) => {
    const before = scoreIn(parts, key);
    const after = scoreIn(rescore(changes), key);
    if (before === null || after === null || after <= before) return [];
    return [`${what} moves the ${key} part from ${before} to ${after}.`];
  });
}

const scoreIn = (parts: readonly FitPart[], key: FitPartKey) => parts.find((part) => part.key === key)?.score ?? null;

function tries({ satScore, actScore, gpa, weight }: FitAthlete, gpaMinimum: number | null): Try[] {
  const found: Try[] = [];
  if (gpa !== null && gpaMinimum !== null && gpa < gpaMinimum) {
    found.push({ key: 'academic', changes: { gpa: gpaMinimum }, what: `A GPA of ${fitText.gpa(gpaMinimum)}` });
  }
  if (satScore !== null && satScore < SAT_TOP) {
    const raised = Math.min(SAT_TOP, satScore + SAT_STEP);
    found.push({ key: 'academic', changes: { satScore: raised }, what: `An SAT of ${raised}` });
  }
  if (actScore !== null && actScore < ACT_TOP) {
    found.push({ key: 'academic', changes: { actScore: actScore + 1 }, what: `An ACT of ${actScore + 1}` });
  }
  if (weight !== null) {
    found.push({ key: 'athletic', changes: { weight: weight + POUNDS }, what: `Ten pounds more (${weight + POUNDS} lb)` });
  }
  return found;
}
