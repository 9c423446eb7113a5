import { Injectable } from '@nestjs/common';

import { networkOf } from '../../../../platform/security/shorten-address.js';
import { Turns } from '../../../../platform/security/turns.js';

/** A school whose pupils all sign in when the lesson begins. */
const MOST_WAITING = 200;

/**
 * Passwords of one network are hashed one after the other: each takes a thread that files and compression of all need too,
 * and a try must be over before the next one is judged by the limits, or a burst goes past them.
 */
@Injectable()
export class PasswordTurns {
  private readonly turns = new Turns(MOST_WAITING);

  /** What `work` returns. Throws TooManyRequests when too many of this address' network wait already. */
  run<T>(address: string, work: () => Promise<T>): Promise<T> {
    return this.turns.run(networkOf(address), work);
  }
}
