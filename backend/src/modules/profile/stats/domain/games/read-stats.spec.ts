import { GAME_COUNTERS } from './game-counters.js';
import { readStats } from './read-stats.js';

const refusals = (value: unknown) => readStats(value).errors.map(({ field, code }) => `${field} ${code}`);

describe('the figures of a game', () => {
  it('P-09 what is null, blank or not said is left out; 0 counts', () => {
    expect(readStats({ tackles: 0, punts: null, passingYards: '' })).toEqual({ stats: { tackles: 0 }, errors: [] });
    expect(readStats(undefined)).toEqual({ stats: {}, errors: [] });
  });

  it.each([[null], ['five tackles'], [7], [[1, 2]]])('X-05 %p is no list of figures', (value) => {
    expect(refusals(value)).toEqual(['stats not_stats']);
  });

  it('X-05 a figure that nobody knows is named, as much of it as fits', () => {
    expect(refusals({ ['x'.repeat(60)]: 1 })).toEqual([`stats.${'x'.repeat(40)} unknown_counter`]);
    expect(readStats({ goals: 1 }).errors[0]?.message).toBe('“goals” is not a figure that Recruit knows.');
  });

  it.each([['7'], [Number.NaN], [Number.POSITIVE_INFINITY], [true]])('P-09 %p is no number', (value) => {
    expect(refusals({ tackles: value })).toEqual(['stats.tackles not_a_number']);
  });

  it('P-09 each figure is taken at its least and most, and refused beyond', () => {
    for (const { key, min, max, atMost } of GAME_COUNTERS) {
      if (atMost === undefined) expect([key, refusals({ [key]: max })]).toEqual([key, []]);
      expect([key, refusals({ [key]: min })]).toEqual([key, []]);
      expect(refusals({ [key]: max + 1 })).toEqual([`stats.${key} out_of_range`]);
      expect(refusals({ [key]: min - 1 })).toEqual([`stats.${key} out_of_range`]);
    }
  });

  it('P-09 halves are for the figures that are counted in halves', () => {
    const halves = GAME_COUNTERS.filter(({ kind }) => kind === 'half');
    const wholes = GAME_COUNTERS.filter(({ kind }) => kind !== 'half');
    expect([halves.length > 0, wholes.length > 0]).toEqual([true, true]);
    for (const { key } of halves) {
      expect(refusals({ [key]: 1.5 })).toEqual([]);
      expect(refusals({ [key]: 1.25 })).toEqual([`stats.${key} not_half_number`]);
    }
    for (const { key } of wholes) expect(refusals({ [key]: 1.5 })).toEqual([`stats.${key} not_whole_number`]);
  });

  it('P-09 a part cannot be more than its whole, where the whole is known', () => {
    for (const { key, atMost } of GAME_COUNTERS) {
      if (atMost === undefined) continue;
      expect(refusals({ [key]: 3, [atMost]: 2 })).toContain(`stats.${key} more_than_possible`);
      expect(refusals({ [key]: 2, [atMost]: 2 }).filter((one) => one.startsWith(`stats.${key} `))).toEqual([]);
      expect(refusals({ [key]: 3 }).filter((one) => one.startsWith(`stats.${key} `))).toEqual([]);
    }
  });
});
