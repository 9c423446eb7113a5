import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../../shared-kernel/clock.js';
import { PlanSchedule } from '../../../schedule/index.js';
import type { ScheduleChoice } from '../../../writing/domain/schedule-choice.js';
import { isAtOnce } from '../mail-times.js';
import type { CampaignSchedule, NewTimes } from '../ports/campaign-control.js';

/** New times for the emails of a campaign that still wait. */
@Injectable()
export class Replan {
  constructor(
    private readonly plan: PlanSchedule,
    private readonly clock: Clock,
  ) {}

  /** By a new choice of the athlete. Throws what PlanSchedule throws. */
  async by(choice: ScheduleChoice, { waiting }: CampaignSchedule): Promise<NewTimes> {
    const schools = waiting.map(({ schoolId }) => schoolId);
    const planned = await this.plan.times(choice, schools, this.clock.now());
    const times = waiting.flatMap(({ id }, at) => (planned[at] ? [{ id, ...planned[at] }] : []));
    return { schedule: isAtOnce(choice) ? null : choice, times };
  }

  /** After a pause: what is overdue gets new times by the old choice, with everything after it; null when nothing changes. */
  async afterPause(campaign: CampaignSchedule): Promise<NewTimes | null> {
    const { schedule, waiting } = campaign;
    const now = this.clock.now();
    if (!schedule) return null;
    if (waiting.every(({ dueAt }) => dueAt > now)) return { schedule, times: [] };
    return this.by(schedule.way === 'at' ? { ...schedule, way: 'now', at: null } : schedule, campaign);
  }
}
