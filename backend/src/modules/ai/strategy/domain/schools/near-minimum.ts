/** A core GPA this little above a minimum can fall below it with one course. */
const MARGIN = 0.2;

/** The minimum core GPA of a division, from the rules table. */
export interface CoreMinimum {
  /** "NCAA Division I" */
  name: string;
  minimum: number;
}

/** What to do where the core GPA is only just enough; null where it is below, far above, or not known. */
export function nearMinimum(coreGpa: number | null, minimums: readonly CoreMinimum[]): string | null {
  if (coreGpa === null) return null;
  const near = minimums.filter(({ minimum }) => coreGpa >= minimum && coreGpa < minimum + MARGIN).sort((a, b) => b.minimum - a.minimum)[0];
  if (!near) return null;
  const where = coreGpa === near.minimum ? 'exactly' : 'just above';
  return `Your core GPA of ${coreGpa} is ${where} the ${near.minimum} of ${near.name}: go over the core courses of this term with your counselor, so that it stays there.`;
}
