import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import type { SendOutcome } from '../../../gmail/gateways/index.js';
import { GuardPlatformMail } from '../../control/index.js';
import { SendingPolicy, SendLedger, type ClaimedMail } from '../../ledger/index.js';

const DAY_MS = 24 * 3_600_000;
const RETRY_MS = 10 * 60_000;

/** Applies the limits of the platform's own address to answers; own accounts have their limits in their gateways. */
@Injectable()
export class AnswerLimits {
  constructor(
    private readonly ledger: SendLedger,
    private readonly platform: GuardPlatformMail,
    private readonly policy: SendingPolicy,
    private readonly clock: Clock,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /** Returns what prevents sending a claimed answer; null: it may be sent. */
  async hold({ userId, gateway }: Pick<ClaimedMail, 'userId' | 'gateway'>): Promise<SendOutcome | null> {
    if (gateway !== 'smtp') return null;
    if (await this.platform.isStopped()) return this.later('Email from the platform’s address is stopped for now.');
    const since = new Date(this.now().getTime() - DAY_MS);
    const { smtpAthleteDailyCap: own, smtpDailyCap: all } = this.policy;
    // The claimed answer itself is included in the count.
    if (own > 0 && (await this.ledger.leftSince(userId, gateway, since)) > own) return this.later('Your emails of 24 hours are used up.');
    if (all !== undefined && (await this.ledger.sentSince(gateway, since)) >= all) return this.later('The emails of 24 hours are used up.');
    return null;
  }

  private later(message: string): SendOutcome {
    return { kind: 'not_sent', code: 'slow_down', message: `Waiting: ${message}`, retryAt: new Date(this.now().getTime() + RETRY_MS) };
  }
}
