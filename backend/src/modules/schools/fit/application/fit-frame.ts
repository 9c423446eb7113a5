import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { seasonAt } from '../../directory/domain/roster/season.js';
import { ContactRules } from '../../rules/index.js';
import type { FitYardstick } from '../domain/analyze-fit.js';
import type { FitAthlete } from '../domain/fit-athlete.js';
import type { RosterRule } from '../domain/rosters/openings.js';
import type { AthleteFacts } from '../queries/fit-facts.query.js';
import { FitTables } from './fit-tables.js';
import { gpaMinimums, rosterRules } from './gpa-minimums.js';

/** What every analysis measures with: the tables of the product, the rules and the season. */
@Injectable()
export class FitFrame {
  constructor(
    private readonly tables: FitTables,
    private readonly rules: ContactRules,
    private readonly clock: Clock,
  ) {}

  /** The athlete with the place of the town. */
  async atHome(athlete: AthleteFacts): Promise<FitAthlete> {
    const { city, state } = athlete;
    const home = city !== null && state !== null ? await this.tables.town(city, state) : null;
    return { ...athlete, home };
  }

  async yardstick(): Promise<FitYardstick> {
    const now = this.clock.now();
    const minimums = gpaMinimums(await this.rules.all(), now);
    return { benchmarks: await this.tables.sizes(), minimums, currentSeason: seasonAt(now) };
  }

  async rosterRules(): Promise<RosterRule[]> {
    return rosterRules(await this.rules.all(), this.clock.now());
  }
}
