import type { Strategy } from '../../domain/strategy.js';
import type { WriterName } from '../../../writing/index.js';

/** A plan as it was saved. */
/** Of one athlete; older plans are of no use to anybody. */
export const KEPT_STRATEGIES = 5;

export interface SavedStrategy {
  id: string;
  createdAt: Date;
  writer: WriterName;
  /** The writer's remarks about its work. */
  remarks: string[];
  /** The athlete's verdict; null = none yet. */
  useful: boolean | null;
  content: Strategy;
}

/** The plans of athletes; every call is about those of one of them alone. */
export abstract class Strategies {
  abstract latest(userId: string): Promise<SavedStrategy | null>;
  /** Throws StrategyNotFound. */
  abstract demand(userId: string, id: string): Promise<void>;
  /**
   * Claims the writing of a plan, so that two requests do not make two; the claim expires after five
   * minutes. Throws StrategyInProgress.
   */
  abstract claim(userId: string, workId: string, now: Date): Promise<void>;
  abstract release(userId: string, workId: string): Promise<void>;
  /** Checks the content against the schema of a plan, keeps the newest few, and writes it into the record of what happened. */
  abstract save(userId: string, strategy: SavedStrategy): Promise<void>;
  /** Throws StrategyNotFound. */
  abstract rate(userId: string, id: string, useful: boolean, now: Date): Promise<void>;
}
