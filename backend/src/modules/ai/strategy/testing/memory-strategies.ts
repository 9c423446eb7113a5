import { KEPT_STRATEGIES, Strategies, type SavedStrategy } from '../application/ports/strategies.js';
import { StrategyInProgress, StrategyNotFound } from '../domain/strategy-errors.js';

const LEASE_MS = 5 * 60_000;

/** Plans in memory. */
export class MemoryStrategies extends Strategies {
  private readonly plans = new Map<string, SavedStrategy[]>();
  private readonly work = new Map<string, { workId: string; startedAt: Date }>();

  async latest(userId: string): Promise<SavedStrategy | null> {
    return this.of(userId)[0] ?? null;
  }

  async demand(userId: string, id: string): Promise<void> {
    if (!this.of(userId).some((plan) => plan.id === id)) throw new StrategyNotFound();
  }

  async claim(userId: string, workId: string, now: Date): Promise<void> {
    const before = this.work.get(userId);
    if (before && now.getTime() - before.startedAt.getTime() <= LEASE_MS) throw new StrategyInProgress();
    this.work.set(userId, { workId, startedAt: now });
  }

  async release(userId: string, workId: string): Promise<void> {
    if (this.work.get(userId)?.workId === workId) this.work.delete(userId);
  }

  async save(userId: string, strategy: SavedStrategy): Promise<void> {
    const plans = [{ ...strategy, useful: null }, ...this.of(userId)];
    plans.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    this.plans.set(userId, plans.slice(0, KEPT_STRATEGIES));
  }

  async rate(userId: string, id: string, useful: boolean): Promise<void> {
    await this.demand(userId, id);
    const rated = this.of(userId).map((plan) => (plan.id === id ? { ...plan, useful } : plan));
    this.plans.set(userId, rated);
  }

  private of(userId: string): SavedStrategy[] {
    return this.plans.get(userId) ?? [];
  }
}
