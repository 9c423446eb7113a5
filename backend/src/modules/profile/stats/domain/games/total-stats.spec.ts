import type { Game, GameStats } from './game.js';
import { totalStats } from './total-stats.js';

const game = (stats: GameStats): Game => ({ id: 'g', opponent: 'Lake Travis', date: '2026-09-18', stats });
const totalOf = (...stats: GameStats[]) => totalStats(stats.map(game));

describe('what games come to', () => {
  it('P-08 adds counters up and takes the longest of longest', () => {
    const { games, totals } = totalOf(
      { passingYards: 241, sacks: 0.5, longestFieldGoal: 38, longestPunt: 51, longestRush: -2, kickReturnYards: 61 },
      { passingYards: 180, sacks: 1.5, longestFieldGoal: 44, longestPunt: 40, longestReception: 71, longestRush: -4, kickReturnYards: -3 },
    );
    expect(games).toBe(2);
    const more = { longestRush: -2, longestReception: 71, kickReturnYards: 58 };
    expect(totals).toEqual({ passingYards: 421, sacks: 2, longestFieldGoal: 44, longestPunt: 51, ...more });
  });

  it('P-08 leaves out what no game has recorded, which is not 0', () => {
    expect(totalOf({ carries: 0 }).totals).toEqual({ carries: 0 });
    expect(totalOf().totals).toEqual({});
  });

  it.each([
    ['completionPercentage', { completions: 18, attempts: 27 }, 67],
    ['completionPercentage', { completions: 1, attempts: 8 }, 13],
    ['completionPercentage', { completions: 0, attempts: 5 }, 0],
    ['completionPercentage', { completions: 0, attempts: 0 }, null],
    ['completionPercentage', { attempts: 5 }, null],
    ['completionPercentage', {}, null],
    ['yardsPerAttempt', { passingYards: 241, attempts: 27 }, 8.9],
    ['yardsPerCarry', { rushingYards: 85, carries: 15 }, 5.7],
    ['yardsPerCarry', { rushingYards: -7, carries: 3 }, -2.3],
    ['yardsPerCarry', { rushingYards: -1, carries: 50 }, 0],
    ['yardsPerCarry', { rushingYards: 85, carries: 0 }, null],
    ['yardsPerReception', { receivingYards: 100, receptions: 8 }, 12.5],
    ['fieldGoalPercentage', { fieldGoalsMade: 2, fieldGoalsAttempted: 3 }, 67],
    ['extraPointPercentage', { extraPointsMade: 4, extraPointsAttempted: 4 }, 100],
    ['yardsPerPunt', { puntYards: 161, punts: 4 }, 40.3],
    ['touchbackPercentage', { touchbacks: 4, kickoffs: 5 }, 80],
    ['yardsPerKickReturn', { kickReturnYards: 92, kickReturns: 4 }, 23],
    ['yardsPerPuntReturn', { puntReturnYards: 31, puntReturns: 3 }, 10.3],
  ])('P-08 derives %s from %j as %p', (figure, stats, value) => {
    expect(totalOf(stats as GameStats).derived[figure]).toBe(value);
  });

  it('P-08 derives from the sums, not from the averages of the games', () => {
    const { derived } = totalOf({ carries: 1, rushingYards: 50 }, { carries: 9, rushingYards: 0 });
    expect(derived['yardsPerCarry']).toBe(5);
  });

  it('P-08 derives only from games that recorded both counters', () => {
    const { derived } = totalOf({ carries: 10, rushingYards: 50 }, { rushingYards: 200 }, { carries: 30 });
    expect(derived['yardsPerCarry']).toBe(5);
  });
});
