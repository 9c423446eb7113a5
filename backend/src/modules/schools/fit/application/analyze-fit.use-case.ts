import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { analyzeFit, type FitAnalysis, type FitYardstick } from '../domain/analyze-fit.js';
import type { FitAthlete } from '../domain/fit-athlete.js';
import { seasonAt } from '../../directory/domain/roster/season.js';
import { SchoolNotFound } from '../../directory/domain/school-errors.js';
import { ContactRules } from '../../rules/index.js';
import { FitFacts, type AthleteFacts } from '../queries/fit-facts.query.js';
import { FitTables } from './fit-tables.js';
import { gpaMinimums } from './gpa-minimums.js';

/** How schools fit an athlete: the one place where scores come from. */
@Injectable()
export class AnalyzeFit {
  constructor(
    private readonly facts: FitFacts,
    private readonly tables: FitTables,
    private readonly rules: ContactRules,
    private readonly clock: Clock,
  ) {}

  /** Throws SchoolNotFound. */
  async ofSchool(userId: string, schoolId: number): Promise<FitAnalysis> {
    const found = await this.facts.ofSchool(userId, schoolId);
    if (!found) throw new SchoolNotFound();
    return analyzeFit(await this.atHome(found.athlete), found.school, await this.yardstick());
  }

  /** Of every favorite, by school id; without the comparison of players. */
  async ofFavorites(userId: string): Promise<FitAnalysis[]> {
    const { athlete, schools } = await this.facts.ofFavorites(userId);
    const [home, yardstick] = [await this.atHome(athlete), await this.yardstick()];
    return schools.map((school) => analyzeFit(home, school, yardstick));
  }

  private async atHome(athlete: AthleteFacts): Promise<FitAthlete> {
    const { city, state } = athlete;
    const home = city !== null && state !== null ? await this.tables.town(city, state) : null;
    return { ...athlete, home };
  }

  private async yardstick(): Promise<FitYardstick> {
    const now = this.clock.now();
    return { benchmarks: await this.tables.sizes(), minimums: gpaMinimums(await this.rules.all(), now), currentSeason: seasonAt(now) };
  }
}
