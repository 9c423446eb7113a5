import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../../shared-kernel/clock.js';
import { GuardiansConfig } from '../../config/guardians-config.js';
import { lacksGuardian } from '../../domain/guardian-rule.js';
import { AgeAndGuardianQuery } from '../../queries/age-and-guardian.query.js';

/** Whether this server asks an athlete for a guardian who is not there. */
@Injectable()
export class MissingGuardian {
  constructor(
    private readonly facts: AgeAndGuardianQuery,
    private readonly config: GuardiansConfig,
    private readonly clock: Clock,
  ) {}

  async of(athleteId: string): Promise<boolean> {
    const rule = this.config.requireGuardian;
    return rule !== 'off' && lacksGuardian(rule, await this.facts.of(athleteId), this.clock.now());
  }
}
