import { daysOf } from './analytics-range.js';
import { compareGroups, type Habit } from './compare-groups.js';
import type { ExactTest, Share } from './exact-test.js';

const group = (value: string, counted: number, replied: number): Habit<string> => ({ value, counted, replied });

/** The best one as far as chance is `chance`; what was compared is noted. */
function bestAt(chance: number, ...groups: Habit<string>[]): { best: string | null; compared: [Share, Share][] } {
  const compared: [Share, Share][] = [];
  const test: ExactTest = {
    chanceOf: (one, other) => {
      compared.push([one, other]);
      return chance;
    },
  };
  return { best: compareGroups(groups, test).best?.value ?? null, compared };
}

describe('the group that got the most replies', () => {
  it('N-06 is compared with all other emails together', () => {
    const { best, compared } = bestAt(0.01, group('a', 20, 10), group('b', 30, 3), group('c', 10, 1));
    expect([best, compared]).toEqual([
      'a',
      [
        [
          { hits: 10, of: 20 },
          { hits: 4, of: 40 },
        ],
      ],
    ]);
  });

  it('N-06 may be chance in fewer than 5 % of cases, divided by how many could have been the best', () => {
    const three = [group('a', 20, 10), group('b', 30, 3), group('c', 10, 1)] as const;
    expect([bestAt(0.016, ...three).best, bestAt(0.017, ...three).best]).toEqual(['a', null]);
    const two = [three[0], three[1]] as const;
    expect([bestAt(0.049, ...two).best, bestAt(0.05, ...two).best]).toEqual(['a', null]);
  });

  it('N-06 is none where there is one group, or nobody is better than all together', () => {
    expect(bestAt(0, group('a', 20, 10))).toEqual({ best: null, compared: [] });
    expect(bestAt(0, group('a', 20, 10), group('b', 20, 10))).toEqual({ best: null, compared: [] });
  });

  it('N-06 of equal shares the larger group is meant, and of equal groups the first by name', () => {
    expect(bestAt(0, group('a', 10, 5), group('b', 20, 10), group('c', 40, 0)).best).toBe('b');
    expect(bestAt(0, group('b', 20, 10), group('a', 10, 5), group('c', 40, 0)).best).toBe('b');
    expect(bestAt(0, group('b', 20, 10), group('a', 20, 10), group('c', 40, 0)).best).toBe('a');
    expect(bestAt(0, group('a', 20, 10), group('b', 20, 10), group('c', 40, 0)).best).toBe('a');
  });

  it('N-06 counts the days of a range', () => {
    expect((['7d', '30d', '90d', 'all'] as const).map(daysOf)).toEqual([7, 30, 90, null]);
  });
});
