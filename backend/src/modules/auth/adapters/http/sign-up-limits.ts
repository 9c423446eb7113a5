import { Injectable } from '@nestjs/common';

import { RateLimiter, TooManyRequests } from '../../../../platform/security/rate-limiter.js';
import { networkOf } from '../../../../platform/security/shorten-address.js';
import { EmailTaken } from '../../domain/account-errors.js';
import { PasswordTurns } from './password-turns.js';
import { REGISTRATIONS_PER_ADDRESS, TAKEN_EMAILS_PER_ADDRESS } from './sign-in.limits.js';

/**
 * Limits sign-ups from one client address, so that it cannot find out which email addresses have accounts. Sign-ups run one
 * at a time: of many concurrent ones those with a taken address would be refused and the others accepted, which reveals the
 * same.
 */
@Injectable()
export class SignUpLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly turns: PasswordTurns,
  ) {}

  /**
   * Runs `signUp`. Throws TooManyRequests when this address made too many accounts, or hit too many taken email
   * addresses: then before anything is looked up, so the answer is the same for a free one.
   */
  run<T>(address: string, signUp: () => Promise<T>): Promise<T> {
    return this.turns.run(address, () => this.runInTurn(networkOf(address), signUp));
  }

  private async runInTurn<T>(network: string, signUp: () => Promise<T>): Promise<T> {
    await this.limiter.consume(REGISTRATIONS_PER_ADDRESS, network);
    const wait = await this.limiter.secondsUntilFree(TAKEN_EMAILS_PER_ADDRESS, network);
    if (wait > 0) throw new TooManyRequests(wait);
    try {
      return await signUp();
    } catch (error) {
      if (error instanceof EmailTaken) await this.limiter.consume(TAKEN_EMAILS_PER_ADDRESS, network);
      throw error;
    }
  }
}
