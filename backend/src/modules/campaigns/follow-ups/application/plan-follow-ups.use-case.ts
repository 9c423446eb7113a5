import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { MAILING_HOURS, nextLocalMoment } from '../../schedule/domain/next-local-moment.js';
import { FollowUpPlans } from './ports/follow-up-plans.js';
import { WriteFollowUps } from './write-follow-ups.js';

/** Emails of one statement. */
const AT_ONCE = 500;
/** A follow-up is planned this long before it is sent, because Home shows it a day ahead. */
const AHEAD_MS = 48 * 3600 * 1000;

/** Plans the follow-ups that are due soon, and releases those that are due. Idempotent, and safe in two processes at once. */
@Injectable()
export class PlanFollowUps {
  constructor(
    private readonly plans: FollowUpPlans,
    private readonly writing: WriteFollowUps,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.plans.holdLate(this.clock.now());
    await this.moveMissed();
    const until = new Date(this.clock.now().getTime() + AHEAD_MS);
    for (const step of await this.plans.dueSteps(until)) {
      const write = await this.writing.writerFor(step);
      let added: number;
      do {
        const coaches = await this.plans.coaches(step, until, AT_ONCE);
        added = coaches.length > 0 ? await this.plans.add(step, await write(coaches), this.clock.now()) : 0;
      } while (added > 0);
    }
    await this.plans.reopen(this.clock.now());
  }

  /** Moves follow-ups whose hour passed while sending was impossible to the next working hour. */
  private async moveMissed(): Promise<void> {
    const now = this.clock.now();
    const missed = await this.plans.missed(now, AT_ONCE);
    await this.plans.move(
      missed.map(({ id, zone }) => ({ id, dueAt: nextLocalMoment(zone, now, MAILING_HOURS) })),
      now,
    );
  }
}
