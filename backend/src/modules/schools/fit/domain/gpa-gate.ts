import type { FitAthlete } from './fit-athlete.js';
import { fitText } from './fit-text.js';

/** The least core GPA of a division, from the rules table. */
export interface GpaMinimum {
  ruleId: string;
  /** D1, D2. */
  division: string;
  /** "NCAA Division I". */
  name: string;
  minimum: number;
  /** The day on which the rule was read, YYYY-MM-DD. */
  asOf: string;
  sourceUrl: string;
  /** Verified so long ago, or so weakly, that the school should be asked. */
  isDoubtful: boolean;
}

/** A minimum that the athlete is below: it comes before any score. */
export interface FitGate {
  ruleId: string;
  minimum: number;
  asOf: string;
  sourceUrl: string;
  /** "Below the minimum of NCAA Division I as of November 21, 2026." */
  title: string;
  sentence: string;
  /** What is still open. */
  stillOpen: string;
}

const STILL_OPEN =
  'Grades can still rise. Division III sets no NCAA minimum: its schools decide by their own admission. Junior college (NJCAA) or a prep year can still lead to Division I or II.';

/** Whether the athlete is below the minimum of some division. */
export function isBelowSome({ gpa, coreGpa }: FitAthlete, minimums: readonly GpaMinimum[]): boolean {
  const counted = coreGpa ?? gpa;
  return counted !== null && minimums.some(({ minimum }) => counted < minimum);
}

/** The minimum that the athlete's core GPA is below, or the GPA while the core GPA is unknown; null when there is none. */
export function gpaGate({ gpa, coreGpa }: FitAthlete, { division }: { division: string }, minimums: readonly GpaMinimum[]): FitGate | null {
  const rule = minimums.find((one) => one.division === division);
  const counted = coreGpa ?? gpa;
  if (!rule || counted === null || counted >= rule.minimum) return null;
  const { ruleId, minimum, asOf, sourceUrl, name, isDoubtful } = rule;
  const own = coreGpa === null ? `Your GPA is ${fitText.gpa(counted)}` : `Your core GPA is ${fitText.gpa(counted)}`;
  const sentences = [
    `${own}; ${name} asks for a core GPA of ${fitText.gpa(minimum)}.`,
    coreGpa === null ? 'The rule counts your core GPA: add it to your profile when you know it.' : null,
    isDoubtful ? 'Rules change: check with the school.' : null,
  ];
  return {
    ...{ ruleId, minimum, asOf, sourceUrl },
    title: `Below the minimum of ${name} as of ${fitText.day(asOf)}`,
    sentence: sentences.filter((one) => one !== null).join(' '),
    stillOpen: STILL_OPEN,
  };
}
