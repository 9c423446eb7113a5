import type { scoreFit } from './analyze-fit.js';
import type { FitAthlete } from './fit-athlete.js';
import type { FitSchool } from './fit-school.js';
import type { FitTier } from './overall-fit.js';
import { milesBetween } from './places/miles-between.js';

/** The fit of one athlete with many schools: equal places of the lists belong to one school. */
export interface SchoolFitLists {
  schoolIds: number[];
  tiers: FitTier[];
  /** Lower and upper end of the total; null without one. */
  scores: (number | null)[];
  highs: (number | null)[];
  /** From home to the campus; null while one of them is not known. */
  miles: (number | null)[];
  /** Need for the position in the entry year. */
  needs: (number | null)[];
  /** Percent of applicants who are admitted; null where it is not published. */
  admissionRates: (number | null)[];
  /** US dollars a year that students with aid pay on average; null where it is not published. */
  netPrices: (number | null)[];
}

export const noSchoolFits = (): SchoolFitLists => ({
  ...{ schoolIds: [], tiers: [], scores: [], highs: [], miles: [], needs: [] },
  ...{ admissionRates: [], netPrices: [] },
});

/** Adds one school to the lists. */
export function addSchoolFit(
  lists: SchoolFitLists,
  { athlete, school, fit }: { athlete: FitAthlete; school: FitSchool; fit: ReturnType<typeof scoreFit> },
): void {
  const { overall, parts } = fit;
  lists.schoolIds.push(school.id);
  lists.tiers.push(overall.tier);
  lists.scores.push(overall.score);
  lists.highs.push(overall.high);
  lists.miles.push(athlete.home && school.campus && Math.round(milesBetween(athlete.home, school.campus)));
  lists.needs.push(parts.find(({ key }) => key === 'need')?.score ?? null);
  const rate = school.academics?.admissionRate ?? null;
  lists.admissionRates.push(rate === null ? null : Math.round(rate * 100));
  lists.netPrices.push(school.academics?.netPriceAverage ?? null);
}
