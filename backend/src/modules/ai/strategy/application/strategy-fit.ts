import { Injectable } from '@nestjs/common';

import { SchoolNotFound } from '../../../schools/directory/index.js';
import { AnalyzeFit, type FitAnalysis, SuggestSchools } from '../../../schools/fit/index.js';
import type { StrategySchool } from '../domain/strategy-material.js';

/** Junior colleges that a plan names. */
const MOST_COLLEGES = 3;

/** What a plan takes from the fit. */
@Injectable()
export class StrategyFit {
  constructor(
    private readonly fit: AnalyzeFit,
    private readonly suggest: SuggestSchools,
  ) {}

  /** Of these schools, favorites and a few others, by id; those that are gone are left out. */
  async ofSchools(userId: string, schoolIds: readonly number[]): Promise<Map<number, FitAnalysis>> {
    const found = new Map((await this.fit.ofFavorites(userId)).map((analysis) => [analysis.schoolId, analysis]));
    // One after the other: a request uses one connection to the database at a time.
    for (const id of schoolIds.filter((one) => !found.has(one))) {
      const analysis = await this.fit.ofSchool(userId, id).catch(goneSchool);
      if (analysis) found.set(id, analysis);
    }
    return found;
  }

  /** The nearest, where grades close other doors and none is on the list. */
  async juniorColleges(userId: string, schools: readonly Pick<StrategySchool, 'fit'>[]): Promise<string[]> {
    if (!schools.some(({ fit }) => fit.gate !== null) || schools.some(({ fit }) => fit.tier === 'still_open')) return [];
    return this.suggest.nearestOpen(userId, MOST_COLLEGES);
  }
}

/** Deleted between the two reads. */
function goneSchool(error: unknown): null {
  if (error instanceof SchoolNotFound) return null;
  throw error;
}
