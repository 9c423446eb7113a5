import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { Strategies, type SavedStrategy } from './ports/strategies.js';
import type { Allowance, WritingServiceOptions } from '../../writing/index.js';
import { GatherMaterial } from './gather-material.js';
import { StrategyWriter } from './strategy-writer.js';

export interface MadeStrategy extends SavedStrategy {
  allowance: Allowance | null;
}

export interface StrategyWishes extends WritingServiceOptions {
  /** Where the athlete lives. */
  zone: string;
}

/** Makes a plan from the latest data and saves it as a new one. */
@Injectable()
export class MakeStrategy {
  constructor(
    private readonly material: GatherMaterial,
    private readonly writer: StrategyWriter,
    private readonly strategies: Strategies,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Throws NoFavorites, StrategyInProgress, TimeZoneUnknown and what the writing writing throws. */
  async run(wishes: StrategyWishes): Promise<MadeStrategy> {
    const { userId, zone } = wishes;
    const pressedAt = this.clock.now();
    const material = await this.material.run(userId, zone);
    const workId = this.ids.next();
    await this.strategies.claim(userId, workId, pressedAt);
    try {
      // A second request while the first one is running gets the same plan.
      const other = await this.strategies.latest(userId);
      if (other && other.createdAt > pressedAt) return { ...other, allowance: null };
      const written = await this.writer.run(material, wishes);
      const { content, writer, remarks, allowance } = written;
      const saved = { id: this.ids.next(), createdAt: this.clock.now(), writer, remarks, useful: null, content };
      await this.strategies.save(userId, saved);
      return { ...saved, allowance };
    } finally {
      await this.strategies.release(userId, workId);
    }
  }

  /** The same for an athlete who has the plan `id` already. Throws StrategyNotFound too. */
  async again(id: string, wishes: StrategyWishes): Promise<MadeStrategy> {
    await this.strategies.demand(wishes.userId, id);
    return this.run(wishes);
  }
}
