import { Injectable } from '@nestjs/common';

import { RateLimiter, TooManyRequests } from '../../../../platform/security/rate-limiter.js';
import { networkOf } from '../../../../platform/security/shorten-address.js';
import { EmailTaken } from '../../domain/account-errors.js';
import { REGISTRATIONS_PER_ADDRESS, TAKEN_EMAILS_PER_ADDRESS } from './sign-in.limits.js';

/** Limits of signing up from one address, so that nobody can ask which email addresses have accounts. */
@Injectable()
export class SignUpLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Runs `signUp`. Throws TooManyRequests when this address made too many accounts, or hit too many taken email
   * addresses: then before anything is looked up, so the answer is the same for a free one.
   */
  async run<T>(address: string, signUp: () => Promise<T>): Promise<T> {
    const network = networkOf(address);
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
