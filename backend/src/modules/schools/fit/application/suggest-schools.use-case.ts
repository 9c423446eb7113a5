import { Injectable } from '@nestjs/common';

import type { StepScope } from '../domain/next-step.js';
import type { FitTier } from '../domain/overall-fit.js';
import { countTiers, type ListCounts, type SuggestedSchool, suggestSchools } from '../domain/suggest-schools.js';
import { suggestionReasons } from '../domain/suggestion-reasons.js';
import { type SuggestionFacts, SuggestionFactsQuery } from '../queries/suggestion-facts.query.js';
import { ReadSchoolFits, type SchoolFits } from './read-school-fits.use-case.js';

export interface SchoolSuggestion extends Pick<
  SuggestedSchool,
  'id' | 'name' | 'city' | 'state' | 'division' | 'subdivision' | 'association'
> {
  tier: FitTier;
  reasons: string[];
}

export interface SchoolSuggestions {
  /** The favorites by how they fit. */
  counts: ListCounts;
  suggestions: SchoolSuggestion[];
  dismissed: { id: number; name: string }[];
}

interface OpenSchools {
  own: ListCounts;
  open: SuggestedSchool[];
  steps: StepScope;
  entryYear: number | null;
  facts: SuggestionFacts;
}

/** What would make an athlete's list a balanced one. */
@Injectable()
export class SuggestSchools {
  constructor(
    private readonly fits: ReadSchoolFits,
    private readonly facts: SuggestionFactsQuery,
  ) {}

  async of(userId: string): Promise<SchoolSuggestions> {
    const { own, open, steps, entryYear, facts } = await this.read(userId);
    const scope = { entryYear, position: facts.position };
    const suggestions = suggestSchools(open, own, steps).map((school) => {
      const { id, name, city, state, division, subdivision, association, tier } = school;
      return { id, name, city, state, division, subdivision, association, tier, reasons: suggestionReasons(school, scope) };
    });
    return { counts: own, suggestions, dismissed: facts.dismissed };
  }

  /** Names of the nearest junior colleges that are neither on the list nor dismissed; none for who is below no minimum. */
  async nearestOpen(userId: string, count: number): Promise<string[]> {
    const { open } = await this.read(userId);
    const colleges = open.filter(({ tier, miles }) => tier === 'still_open' && miles !== null);
    return colleges
      .sort((one, other) => (one.miles ?? 0) - (other.miles ?? 0) || one.id - other.id)
      .slice(0, count)
      .map(({ name }) => name);
  }

  /** The own list by how it fits, and the schools that are open to suggest. */
  private async read(userId: string): Promise<OpenSchools> {
    const [kept, facts] = await Promise.all([this.fits.of(userId), this.facts.of(userId)]);
    const fits = JSON.parse(kept.fits) as SchoolFits;
    const placeOf = new Map(fits.schoolIds.map((id, at) => [id, at]));
    const tierOf = (id: number): FitTier => fits.tiers[placeOf.get(id) ?? -1] ?? 'unknown';
    const closed = new Set([...facts.listed, ...facts.dismissed.map(({ id }) => id)]);
    const open = facts.schools
      .filter(({ id }) => !closed.has(id))
      .map((school): SuggestedSchool => {
        const at = placeOf.get(school.id) ?? -1;
        const [miles, need] = [fits.miles[at] ?? null, fits.needs[at] ?? null];
        const isInHomeState = facts.state !== null && school.state === facts.state;
        return {
          ...school,
          tier: tierOf(school.id),
          miles,
          need,
          score: fits.scores[at] ?? null,
          high: fits.highs[at] ?? null,
          isInHomeState,
        };
      });
    const isDivisionOneNear = facts.schools.some(({ id, division }) => division === 'D1' && ['target', 'likely'].includes(tierOf(id)));
    const steps = { hasFbsOffer: facts.hasFbsOffer, isDivisionOneNear };
    return { own: countTiers(facts.favorites.map(tierOf)), open, steps, entryYear: fits.entryYear, facts };
  }
}
