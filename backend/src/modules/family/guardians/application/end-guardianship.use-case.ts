import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { MinorQuery } from '../../../profile/athlete/index.js';
import { GuardianStays } from '../domain/guardian-errors.js';
import { GuardianLinks } from './ports/guardian-links.js';

/** Ends a guardianship. */
@Injectable()
export class EndGuardianship {
  constructor(
    private readonly links: GuardianLinks,
    private readonly minors: MinorQuery,
    private readonly clock: Clock,
  ) {}

  /** By the guardian, at any time, or by the operator. Throws GuardianNotFound. */
  async run(athleteId: string, guardianId: string): Promise<void> {
    await this.links.end(athleteId, guardianId, this.clock.now());
  }

  /** By the athlete, from 18 on. Throws GuardianStays or GuardianNotFound. */
  async byAthlete(athleteId: string, guardianId: string): Promise<void> {
    if (await this.minors.isMinor(athleteId)) throw new GuardianStays();
    await this.run(athleteId, guardianId);
  }
}
