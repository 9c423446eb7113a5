import { Injectable } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { ReadFactors } from '../../application/read-factors.use-case.js';
import { FactorsConfig } from '../../config/factors-config.js';
import { dutyOf, type FactorDuty } from '../../domain/second-step.js';

/** What an open session still owes; costs nothing while no second factor is required. */
@Injectable()
export class FactorDuties {
  constructor(
    private readonly config: FactorsConfig,
    private readonly factors: ReadFactors,
  ) {}

  async of(user: Pick<SessionUser, 'id' | 'isAdmin'>, { session }: Request): Promise<FactorDuty> {
    if (!this.config.isRequiredOf(user)) return 'none';
    return dutyOf(await this.factors.run(user.id), true, session.hasSecondFactor === true);
  }
}
