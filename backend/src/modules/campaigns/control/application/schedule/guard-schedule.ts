import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../../shared-kernel/clock.js';
import { MAILING_HOURS, nextLocalMoment } from '../../../schedule/index.js';
import { CampaignControl } from '../ports/campaign-control.js';

/** A schedule that is later than this asks instead of sending: what was right then may be wrong now. */
const LATE_MS = 24 * 3_600_000;

/** What a schedule demands before anything of its campaign is claimed. */
@Injectable()
export class GuardSchedule {
  constructor(
    private readonly control: CampaignControl,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins a scheduled campaign, keeps email for working hours back until they begin, skips what changed in the meantime, and pauses a
   * campaign that is more than a day late.
   */
  async run(campaignId: string): Promise<void> {
    const now = this.clock.now();
    const due = await this.control.due(campaignId, now, new Date(now.getTime() - LATE_MS));
    if (!due) return;
    if (due.isLate) {
      await this.control.pause(campaignId, 'schedule_late', now);
      return;
    }
    const holds = due.zones.map((zone) => ({ zone, until: nextLocalMoment(zone, now, MAILING_HOURS) }));
    await this.control.begin(
      campaignId,
      holds.filter(({ until }) => until > now),
      now,
    );
  }
}
