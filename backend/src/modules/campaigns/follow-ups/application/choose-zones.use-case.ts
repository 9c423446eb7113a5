import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { CampusZones } from '../../schedule/index.js';
import { ZoneNotOffered } from '../domain/follow-up-errors.js';
import { FollowUpPlans } from './ports/follow-up-plans.js';

/** Stores the time zone that the athlete chose for a campus. */
@Injectable()
export class ChooseZones {
  constructor(
    private readonly plans: FollowUpPlans,
    private readonly places: CampusZones,
    private readonly clock: Clock,
  ) {}

  /** Throws ZoneNotOffered for a school that does not exist, or a zone that it cannot have. */
  async run(userId: string, zones: { schoolId: number; zone: string }[]): Promise<void> {
    const known = await this.places.of(zones.map(({ schoolId }) => schoolId));
    for (const { schoolId, zone } of zones) if (!known.get(schoolId)?.choices.includes(zone)) throw new ZoneNotOffered();
    const last = new Map(zones.map(({ schoolId, zone }) => [schoolId, zone]));
    await this.plans.chooseZones(
      userId,
      [...last].map(([schoolId, zone]) => ({ schoolId, zone })),
      this.clock.now(),
    );
  }
}
