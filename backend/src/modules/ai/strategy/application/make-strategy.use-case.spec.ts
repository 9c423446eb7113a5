import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { NoFavorites, StrategyInProgress, StrategyNotFound } from '../domain/strategy-errors.js';
import { writeStrategy } from '../domain/write-strategy.js';
import { MemoryStrategies } from '../testing/memory-strategies.js';
import { MARCUS_MATERIAL } from '../testing/strategy-fixture.js';
import type { GatherMaterial } from './gather-material.js';
import { MakeStrategy } from './make-strategy.use-case.js';
import type { StrategyWriter, WrittenStrategy } from './strategy-writer.js';

const WISHES = { userId: 'marcus', zone: 'UTC' };

describe('making a strategy', () => {
  let clock: FixedClock;
  let strategies: MemoryStrategies;
  let written: number;
  let gather: () => Promise<typeof MARCUS_MATERIAL>;
  let write: () => Promise<void>;
  let making: MakeStrategy;

  beforeEach(() => {
    clock = new FixedClock();
    strategies = new MemoryStrategies();
    written = 0;
    gather = async () => MARCUS_MATERIAL;
    write = async () => undefined;
    const writer = {
      run: async (): Promise<WrittenStrategy> => {
        await write();
        written += 1;
        clock.advance(1_000);
        const allowance = { usedTokens: 0, limitTokens: 1_000, resetsAt: clock.now() };
        return { content: writeStrategy(MARCUS_MATERIAL), writer: { kind: 'built-in', name: 'built-in writer' }, remarks: [], allowance };
      },
    } as unknown as StrategyWriter;
    const material = { run: () => gather() } as unknown as GatherMaterial;
    making = new MakeStrategy(material, writer, strategies, clock, new SequenceIds());
  });

  it('E-10 is saved as a new plan each time', async () => {
    const first = await making.run(WISHES);
    const second = await making.again(first.id, WISHES);
    expect([first.id === second.id, await strategies.latest('marcus')]).toEqual([false, expect.objectContaining({ id: second.id })]);
  });

  it('E-10 pressed again while it is written, it is written once', async () => {
    write = async () => {
      write = async () => undefined;
      await expect(making.run(WISHES)).rejects.toThrow(StrategyInProgress);
    };
    await making.run(WISHES);
    expect(written).toBe(1);
  });

  it('E-10 pressed before another press was done, the answer is that one’s plan', async () => {
    const slow = new Promise<void>((resolve) => {
      const material = gather;
      gather = async () => {
        gather = material;
        const first = await making.run(WISHES);
        expect(first.allowance).not.toBeNull();
        resolve();
        return MARCUS_MATERIAL;
      };
    });
    const answer = await making.run(WISHES);
    await slow;
    expect([written, answer.allowance, answer.id]).toEqual([1, null, (await strategies.latest('marcus'))?.id]);
  });

  it('E-10 what fails saves nothing and lets the next press try', async () => {
    write = async () => {
      throw new Error('the model does not answer');
    };
    await expect(making.run(WISHES)).rejects.toThrow('does not answer');
    expect(await strategies.latest('marcus')).toBeNull();
    write = async () => undefined;
    await making.run(WISHES);
    expect(written).toBe(1);
  });

  it('E-10 X-01 without favorites, or from a plan of somebody else, nothing is written', async () => {
    const { id } = await making.run(WISHES);
    await expect(making.again(id, { ...WISHES, userId: 'maya' })).rejects.toThrow(StrategyNotFound);
    gather = async () => {
      throw new NoFavorites();
    };
    await expect(making.run(WISHES)).rejects.toThrow(NoFavorites);
    expect(written).toBe(1);
  });
});
