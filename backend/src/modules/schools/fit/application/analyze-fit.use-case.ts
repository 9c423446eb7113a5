import { Injectable } from '@nestjs/common';

import { SchoolNotFound } from '../../directory/domain/school-errors.js';
import { analyzeFit, type FitAnalysis } from '../domain/analyze-fit.js';
import { FitFacts } from '../queries/fit-facts.query.js';
import { FitFrame } from './fit-frame.js';

/** How schools fit an athlete: the one place where analyses come from. */
@Injectable()
export class AnalyzeFit {
  constructor(
    private readonly facts: FitFacts,
    private readonly frame: FitFrame,
  ) {}

  /** Throws SchoolNotFound. */
  async ofSchool(userId: string, schoolId: number): Promise<FitAnalysis> {
    const found = await this.facts.ofSchool(userId, schoolId);
    if (!found) throw new SchoolNotFound();
    return analyzeFit(await this.frame.atHome(found.athlete), found.school, await this.frame.yardstick());
  }

  /** Of every favorite, by school id; without the comparison of players. */
  async ofFavorites(userId: string): Promise<FitAnalysis[]> {
    const { athlete, schools } = await this.facts.ofFavorites(userId);
    const [home, yardstick] = [await this.frame.atHome(athlete), await this.frame.yardstick()];
    return schools.map((school) => analyzeFit(home, school, yardstick));
  }
}
