import { Injectable } from '@nestjs/common';

import { RateLimiter, TooManyRequests } from '../../../../../platform/security/rate-limiter.js';
import { networkOf } from '../../../../../platform/security/shorten-address.js';
import { Turns } from '../../../../../platform/security/turns.js';
import { MAILBOX_TRIES_PER_ATHLETE, MAILBOX_TRIES_PER_NETWORK } from './mailbox.limits.js';

const AT_ONCE = 10;
const RETRY_AFTER_SECONDS = 10;

/** Tries to connect a mailbox: limited in number, one at a time for each athlete, few at a time for the whole process. */
@Injectable()
export class MailboxTries {
  private readonly turns = new Turns(0);
  private running = 0;

  constructor(private readonly limiter: RateLimiter) {}

  /** Throws TooManyRequests instead of running `work`. `ip`: where the request came from. */
  async run<T>(userId: string, ip: string, work: () => Promise<T>): Promise<T> {
    return this.turns.run(userId, async () => {
      if (this.running >= AT_ONCE) throw new TooManyRequests(RETRY_AFTER_SECONDS);
      await this.limiter.consume(MAILBOX_TRIES_PER_ATHLETE, userId);
      await this.limiter.consume(MAILBOX_TRIES_PER_NETWORK, networkOf(ip));
      this.running += 1;
      try {
        return await work();
      } finally {
        this.running -= 1;
      }
    });
  }
}
