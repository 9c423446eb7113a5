import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { PlanSchedule, ScheduleNotForKept, type PlannedTime } from '../../schedule/index.js';
import type { ScheduleChoice } from '../../writing/domain/schedule-choice.js';
import type { PlannedMail } from '../../recipients/domain/plan-send.js';
import { SendingPolicy } from '../../ledger/index.js';

export interface SendTimes {
  now: Date;
  /** The end of the undo period. */
  leavesAt: Date;
  /** Undefined: the emails are sent at once. */
  schedule?: ScheduleChoice;
  /** Returns when this email is sent; null: with the campaign. */
  of: (mail: PlannedMail) => PlannedTime | null;
}

/** Computes when the emails of a Send are due. */
@Injectable()
export class MailTimes {
  constructor(
    private readonly plan: PlanSchedule,
    private readonly policy: SendingPolicy,
    private readonly clock: Clock,
  ) {}

  /**
   * `stays`: the emails are kept and not sent, so there is no undo period and no schedule. Throws what PlanSchedule throws, and ScheduleNotForKept.
   */
  async run(mails: readonly PlannedMail[], stays: boolean, schedule?: ScheduleChoice): Promise<SendTimes> {
    const now = this.clock.now();
    const leavesAt = new Date(now.getTime() + (stays ? 0 : this.policy.undoSeconds * 1000));
    if (!schedule || isAtOnce(schedule)) return { now, leavesAt, of: () => null };
    if (stays) throw new ScheduleNotForKept();
    const leaving = mails.filter(({ skip }) => skip === null);
    const schools = leaving.map(({ recipient }) => recipient.schoolId);
    const times = await this.plan.times(schedule, schools, leavesAt);
    const byMail = new Map(leaving.map((mail, at) => [mail, times[at] ?? null]));
    return { now, leavesAt, schedule, of: (mail) => byMail.get(mail) ?? null };
  }
}

/** Without a limit no schedule is needed. */
export function isAtOnce({ way, dailyLimit }: ScheduleChoice): boolean {
  return way === 'now' && dailyLimit === null;
}
