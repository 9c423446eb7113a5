import { Injectable } from '@nestjs/common';

import { AthleteQuery } from '../../../profile/share/index.js';
import { type ContactRule, ContactRules } from '../../../schools/rules/index.js';

/** The rules table and the birth date that some of its rules are counted from. */
@Injectable()
export class RulesForAthlete {
  constructor(
    private readonly rules: ContactRules,
    private readonly athletes: AthleteQuery,
  ) {}

  /** `birthdate` is an ISO day, null when the profile has none. */
  async run(userId: string): Promise<{ rules: readonly ContactRule[]; birthdate: string | null }> {
    const rules = await this.rules.all();
    const { birthdate } = await this.athletes.byId(userId);
    return { rules, birthdate };
  }
}
