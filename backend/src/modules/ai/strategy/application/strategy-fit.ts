import { Injectable } from '@nestjs/common';

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

  ofFavorites(userId: string): Promise<FitAnalysis[]> {
    return this.fit.ofFavorites(userId);
  }

  /** The nearest, where grades close other doors and none is on the list. */
  async juniorColleges(userId: string, schools: readonly Pick<StrategySchool, 'fit'>[]): Promise<string[]> {
    if (!schools.some(({ fit }) => fit.gate !== null) || schools.some(({ fit }) => fit.tier === 'still_open')) return [];
    const { suggestions } = await this.suggest.of(userId);
    return suggestions.flatMap(({ tier, name }) => (tier === 'still_open' ? [name] : [])).slice(0, MOST_COLLEGES);
  }
}
