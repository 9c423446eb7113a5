import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Strategies } from './ports/strategies.js';

/** Takes the athlete's verdict on a plan; the last one counts. */
@Injectable()
export class RateStrategy {
  constructor(
    private readonly strategies: Strategies,
    private readonly clock: Clock,
  ) {}

  /** Throws StrategyNotFound. */
  run(userId: string, id: string, useful: boolean): Promise<void> {
    return this.strategies.rate(userId, id, useful, this.clock.now());
  }
}
