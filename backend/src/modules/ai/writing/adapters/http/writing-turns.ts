import { Injectable } from '@nestjs/common';

import { Turns } from '../../../../../platform/security/turns.js';
import { WRITINGS_PER_ATHLETE } from './ai.limits.js';

/** As many as an athlete may request in a minute. */
const MOST_WAITING = WRITINGS_PER_ATHLETE.points;

/** One writing of an athlete is under way at a time: the texts of all share one grammar thread, piece by piece. */
@Injectable()
export class WritingTurns {
  private readonly turns = new Turns(MOST_WAITING);

  /** What `work` returns. Throws TooManyRequests when too many wait already or the caller left. */
  run<T>(userId: string, work: () => Promise<T>, gone: AbortSignal | undefined): Promise<T> {
    return this.turns.run(userId, work, gone);
  }
}
