import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { CampusZones } from '../../schedule/index.js';
import { MAILING_HOURS, nextLocalMoment } from '../../schedule/domain/next-local-moment.js';
import { FollowUpPlans } from './ports/follow-up-plans.js';

/** Applies the athlete's decision about follow-ups that are more than a day late, because the server or the account was off. */
@Injectable()
export class DecideLate {
  constructor(
    private readonly plans: FollowUpPlans,
    private readonly zones: CampusZones,
    private readonly clock: Clock,
  ) {}

  /** `send`: in the next working hours of each coach. Nothing is late: nothing happens. */
  async run(userId: string, campaignId: string, decision: 'send' | 'skip'): Promise<void> {
    const now = this.clock.now();
    if (decision === 'skip') return this.plans.skipLate(userId, campaignId, now);
    const late = await this.plans.late(userId, campaignId, now);
    const places = await this.zones.of(late.map(({ schoolId }) => schoolId));
    const mails = late.map(({ id, schoolId }) => {
      const zone = places.get(schoolId)?.zone ?? null;
      return { id, zone, dueAt: zone === null ? now : nextLocalMoment(zone, now, MAILING_HOURS) };
    });
    await this.plans.sendLate(mails, now);
  }
}
