import type { KnownGame } from '../known-athlete.js';
import { isShareNamed } from './named-counters.js';

const GAMES: KnownGame[] = [
  {
    opponent: 'A',
    date: '2026-09-04',
    stats: { tackles: 10, soloTackles: 6, tacklesForLoss: 1, targets: 8, receptions: 5, receivingTouchdowns: 2 },
  },
  {
    opponent: 'B',
    date: '2026-09-11',
    stats: { tackles: 6, soloTackles: 4, tacklesForLoss: 1, targets: 4, receptions: 4, receivingTouchdowns: 1 },
  },
];

describe('a share of what the games record', () => {
  it.each([
    ['62', '62% of my tackles were solo', 'exact', true],
    ['63', '63% of my tackles were solo', 'exact', true],
    ['62.5', '62.5% of my tackles were by myself', 'exact', true],
    ['60', 'more than 60% of my stops were unassisted', 'over', true],
    ['70', 'more than 70% of my stops were unassisted', 'over', false],
    ['75', 'i caught 75% of my targets', 'exact', true],
    ['85', 'i caught 85% of my targets', 'exact', false],
    ['33', '33% of my catches were touchdowns', 'exact', true],
    ['75', '75% of my tackles were solo', 'exact', false],
    ['75', '75% of my work was film', 'exact', false],
  ] as const)('I-05 %s in “%s”', (stated, low, bound, isTrue) => {
    expect(isShareNamed(stated, low, bound, GAMES)).toBe(isTrue);
  });
});
