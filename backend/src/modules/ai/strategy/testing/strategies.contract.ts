import { KEPT_STRATEGIES, type SavedStrategy, type Strategies } from '../application/ports/strategies.js';
import { StrategyInProgress, StrategyNotFound } from '../domain/strategy-errors.js';
import { writeStrategy } from '../domain/write-strategy.js';
import { MARCUS_MATERIAL } from './strategy-fixture.js';

export interface StrategiesUnderTest {
  strategies: Strategies;
  userId: string;
  otherId: string;
  nextId(): string;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** What every store of plans promises. */
export function strategiesContract(open: () => Promise<StrategiesUnderTest>): void {
  let t: StrategiesUnderTest;
  beforeEach(async () => {
    t = await open();
  });

  const save = async (seconds: number): Promise<SavedStrategy> => {
    const writer = { kind: 'built-in', name: 'built-in writer' } as const;
    const plan = {
      id: t.nextId(),
      createdAt: at(seconds),
      writer,
      remarks: ['One.'],
      useful: null,
      content: writeStrategy(MARCUS_MATERIAL),
    };
    await t.strategies.save(t.userId, plan);
    return plan;
  };

  it('E-10 X-01 the latest plan is the newest of this athlete', async () => {
    expect(await t.strategies.latest(t.userId)).toBeNull();
    await save(1);
    const newest = await save(2);
    expect(await t.strategies.latest(t.userId)).toEqual(newest);
    expect(await t.strategies.latest(t.otherId)).toBeNull();
  });

  it('X-05 keeps the newest few and forgets the rest', async () => {
    const first = await save(0);
    for (let count = 1; count < KEPT_STRATEGIES; count += 1) await save(count);
    await t.strategies.demand(t.userId, first.id);
    await save(KEPT_STRATEGIES);
    await expect(t.strategies.demand(t.userId, first.id)).rejects.toThrow(StrategyNotFound);
  });

  it('E-10 the athlete’s last word about a plan counts', async () => {
    const { id } = await save(1);
    await t.strategies.rate(t.userId, id, true, NOW);
    await t.strategies.rate(t.userId, id, false, NOW);
    expect(await t.strategies.latest(t.userId)).toMatchObject({ id, useful: false });
  });

  it('X-01 a plan of somebody else, and one that there is not, do not exist', async () => {
    const { id } = await save(1);
    for (const [userId, wanted] of [
      [t.otherId, id],
      [t.userId, t.nextId()],
      [t.userId, 'x'],
    ] as const) {
      await expect(t.strategies.demand(userId, wanted)).rejects.toThrow(StrategyNotFound);
      await expect(t.strategies.rate(userId, wanted, true, NOW)).rejects.toThrow(StrategyNotFound);
    }
    expect(await t.strategies.latest(t.userId)).toMatchObject({ useful: null });
  });

  it('E-10 one plan of an athlete is written at a time; others do not wait for it', async () => {
    const [mine, second] = [t.nextId(), t.nextId()];
    await t.strategies.claim(t.userId, mine, NOW);
    await expect(t.strategies.claim(t.userId, second, at(300))).rejects.toThrow(StrategyInProgress);
    await t.strategies.claim(t.otherId, second, NOW);
    await t.strategies.release(t.userId, mine);
    await t.strategies.claim(t.userId, second, at(1));
  });

  it('E-10 the right to write lapses after five minutes, and who lost it does not release another’s', async () => {
    const [crashed, second, third] = [t.nextId(), t.nextId(), t.nextId()];
    await t.strategies.claim(t.userId, crashed, NOW);
    await t.strategies.claim(t.userId, second, at(301));
    await t.strategies.release(t.userId, crashed);
    await expect(t.strategies.claim(t.userId, third, at(302))).rejects.toThrow(StrategyInProgress);
  });
}
