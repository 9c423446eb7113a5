import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { ChooseSender } from '../../../gmail/own-accounts/index.js';
import { laterGroups, leaveTimes, type LeaveGroup } from '../../writing/domain/daily-limit.js';
import { DailyLimitQuery } from '../queries/daily-limit.query.js';
import { SendingPolicy } from './sending-policy.js';

export interface DailyLimit {
  /** Emails in any 24 hours; null: there is no limit for this athlete's emails. */
  most: number | null;
  /** How many would be sent at once. */
  now: number;
  /** When the others would be sent. */
  later: LeaveGroup[];
  /** When the last one would be sent; null: there is none. */
  lastAt: Date | null;
}

const DAY_MS = 24 * 3_600_000;

/** What the daily limit would do to a Send, before it happens. */
@Injectable()
export class ReadDailyLimit {
  constructor(
    private readonly emails: DailyLimitQuery,
    private readonly senders: ChooseSender,
    private readonly policy: SendingPolicy,
    private readonly clock: Clock,
  ) {}

  /** For `count` emails to coaches by the athlete's present account. */
  async run(userId: string, count: number): Promise<DailyLimit> {
    const now = this.clock.now();
    const most = this.policy.smtpAthleteDailyCap;
    const { kind } = await this.senders.accountOf(userId);
    if (most === 0 || kind !== 'smtp') return { most: null, now: count, later: [], lastAt: this.lastOf(count, now) };
    const left = await this.emails.leftTimes(userId, 'smtp', new Date(now.getTime() - DAY_MS), most);
    const waiting = await this.emails.waiting(userId, 'smtp');
    const times = leaveTimes({ most, left, waiting }, count, now);
    return {
      most,
      now: times.filter((at) => at <= now).length,
      later: laterGroups(times, now),
      lastAt: this.lastOf(count, now, times.at(-1)),
    };
  }

  /** No email is sent before the undo period ends. */
  private lastOf(count: number, now: Date, last = now): Date | null {
    if (count === 0) return null;
    return new Date(Math.max(last.getTime(), now.getTime() + this.policy.undoSeconds * 1000));
  }
}
