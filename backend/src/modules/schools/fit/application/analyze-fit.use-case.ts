import { Injectable } from '@nestjs/common';

import { SchoolNotFound } from '../../directory/domain/school-errors.js';
import { analyzeFit, type FitAnalysis } from '../domain/analyze-fit.js';
import { openingsOf, type Openings } from '../domain/rosters/openings.js';
import { FitFacts } from '../queries/fit-facts.query.js';
import { FitFrame } from './fit-frame.js';

/** One school, with the players who leave before the athlete's first season. */
export interface SchoolFitAnalysis extends FitAnalysis {
  openings: Openings;
}

/** How schools fit an athlete: the one place where analyses come from. */
@Injectable()
export class AnalyzeFit {
  constructor(
    private readonly facts: FitFacts,
    private readonly frame: FitFrame,
  ) {}

  /** Throws SchoolNotFound. */
  async ofSchool(userId: string, schoolId: number): Promise<SchoolFitAnalysis> {
    const found = await this.facts.ofSchool(userId, schoolId);
    if (!found) throw new SchoolNotFound();
    const [athlete, yardstick] = [await this.frame.atHome(found.athlete), await this.frame.yardstick()];
    const frame = { currentSeason: yardstick.currentSeason, rosterRules: await this.frame.rosterRules() };
    return { ...analyzeFit(athlete, found.school, yardstick), openings: openingsOf(athlete, found.school, frame) };
  }

  /** Of every favorite, by school id; without the comparison of players. */
  async ofFavorites(userId: string): Promise<FitAnalysis[]> {
    const { athlete, schools } = await this.facts.ofFavorites(userId);
    const [home, yardstick] = [await this.frame.atHome(athlete), await this.frame.yardstick()];
    return schools.map((school) => analyzeFit(home, school, yardstick));
  }
}
