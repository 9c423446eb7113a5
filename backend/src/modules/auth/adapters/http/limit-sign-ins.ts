import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { RateLimiter, type RateLimit } from '../../../../platform/security/rate-limiter.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { SIGN_IN_LIMITS } from '../../domain/sign-in-limits.js';
import { TooManySignIns } from '../../domain/too-many-sign-ins.js';
import type { SignInTry } from '../../domain/sign-in-try.js';
import { FailedSignIns } from '../../resources/failed-sign-ins.resource.js';

/** Failed sign-ins of one account from devices it was never used on. */
const UNKNOWN_DEVICES: RateLimit = {
  name: 'signin_account',
  points: SIGN_IN_LIMITS.failuresPerAccount,
  durationSeconds: SIGN_IN_LIMITS.windowSeconds,
};

/** Holds guesses of passwords back without locking anybody out of an account on a device used before. */
@Injectable()
export class LimitSignIns {
  constructor(
    private readonly config: AppConfig,
    private readonly failed: FailedSignIns,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Called before the password is checked. Throws TooManySignIns. */
  async begin(attempt: SignInTry): Promise<void> {
    if (!this.config.rateLimits) return;
    if (!attempt.isKnownDevice) refuse(await this.limiter.secondsUntilFree(UNKNOWN_DEVICES, attempt.account));
    const outcome = await this.failed.begin(attempt, this.clock.now());
    if (!outcome.allowed) throw new TooManySignIns(outcome.limit, outcome.waitSeconds);
    if (!attempt.isKnownDevice) refuse(await this.limiter.take(UNKNOWN_DEVICES, attempt.account));
  }

  /** The password was right. */
  async succeeded(attempt: SignInTry): Promise<void> {
    if (!this.config.rateLimits) return;
    await this.failed.forget(attempt);
    if (!attempt.isKnownDevice) await this.limiter.giveBack(UNKNOWN_DEVICES, attempt.account);
  }
}

function refuse(waitSeconds: number): void {
  if (waitSeconds > 0) throw new TooManySignIns('account', waitSeconds);
}
