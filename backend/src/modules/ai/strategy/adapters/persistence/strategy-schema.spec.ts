import { writeStrategy } from '../../domain/write-strategy.js';
import { MARCUS_MATERIAL } from '../../testing/strategy-fixture.js';
import { strategySchema } from './strategy-schema.js';

const STRATEGY = writeStrategy(MARCUS_MATERIAL);

describe('the shape of a strategy', () => {
  it('E-10 what the rules write has it', () => {
    expect(strategySchema.parse(STRATEGY)).toEqual(STRATEGY);
  });

  it.each([
    ['a blank overview', { overview: ' ' }],
    ['no school', { schoolStrategies: [] }],
    ['a month in another spelling', { timeline: [{ month: '2026-11', actions: [] }] }],
    ['a day before the first mail', { followUpSequence: [{ day: -1, subject: 'x', purpose: 'x' }] }],
    ['a part that there is not', { rankings: [] }],
  ])('Y-02 %s has not', (_, change) => {
    expect(() => strategySchema.parse({ ...STRATEGY, ...change })).toThrow();
  });
});
