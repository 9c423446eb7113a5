import { StdlibExactTest } from '../adapters/stdlib/stdlib-exact-test.js';
import { habitsOf as habitsBy, type SentSlot } from './habits.js';

const habitsOf = (sent: number, slots: SentSlot[], responseMs: number[]) => habitsBy(sent, slots, responseMs, new StdlibExactTest());

const slot = (changes: Partial<SentSlot>): SentSlot => {
  return { weekday: 1, hour: 9, role: 'position_coach', counted: 10, replied: 0, ...changes };
};
const DAY = 86_400_000;
const onDays = (...shares: [counted: number, replied: number][]) =>
  shares.map(([counted, replied], at) => slot({ weekday: at + 1, counted, replied }));

/** The number of ways to choose k of n. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return k > n ? 0 : ways;
}

describe('habits', () => {
  it('N-05 nothing is compared below 20 sent emails', () => {
    expect(habitsOf(19, onDays([10, 10], [9, 0]), [DAY])).toBeNull();
    expect(habitsOf(20, onDays([10, 10], [10, 0]), [])).not.toBeNull();
  });

  it('N-06 names the day with the highest share of replies when chance makes such a difference in under 5 % of cases', () => {
    const habits = habitsOf(60, onDays([40, 4], [20, 12]), []);
    expect(habits?.bestDay).toEqual({ counted: 60, replied: 16, groups: 2, best: { value: 2, counted: 20, replied: 12 } });
  });

  it('N-06 nothing is best when all emails left in the same hour, on the same day, to the same role', () => {
    const habits = habitsOf(50, [slot({ counted: 50, replied: 40 })], []);
    const alone = { counted: 50, replied: 40, groups: 1, best: null };
    expect(habits).toMatchObject({ bestDay: alone, bestHour: alone, bestRole: alone });
  });

  it('N-06 nothing is best when the difference is too small for the number of emails', () => {
    // 4 of 10 against 1 of 10 arises by chance in 30 % of cases.
    expect(habitsOf(20, onDays([10, 4], [10, 1]), [])?.bestDay.best).toBeNull();
    expect(habitsOf(200, onDays([100, 40], [100, 10]), [])?.bestDay.best?.value).toBe(1);
  });

  it('N-06 nothing is best as long as nobody replied, or everybody did', () => {
    expect(habitsOf(40, onDays([20, 0], [20, 0]), [])?.bestDay.best).toBeNull();
    expect(habitsOf(40, onDays([20, 20], [20, 20]), [])?.bestDay.best).toBeNull();
  });

  it('N-06 a group of fewer than five emails is not called best, and counts among the others', () => {
    expect(habitsOf(44, onDays([40, 0], [4, 4]), [])?.bestDay).toMatchObject({ counted: 44, groups: 2, best: null });
  });

  it('N-06 among many equal groups a best one is claimed by chance in under 5 % of cases', () => {
    // Every way in which 7 replies can fall on 4 days of 6 emails each, with its probability.
    const size = 6;
    const counts = Array.from({ length: size + 1 }, (_, count) => count);
    const splits = counts
      .flatMap((one) => counts.flatMap((two) => counts.map((three) => [one, two, three, 7 - one - two - three])))
      .filter((split) => split.every((count) => count >= 0 && count <= size));
    let claimed = 0;
    let everything = 0;
    for (const split of splits) {
      const ways = split.reduce((all, count) => all * choose(size, count), 1);
      everything += ways;
      const days = onDays(...split.map((count): [number, number] => [size, count]));
      if (habitsOf(4 * size, days, [])?.bestDay.best) claimed += ways;
    }
    expect(everything).toBe(choose(4 * size, 7));
    expect(claimed / everything).toBeGreaterThan(0);
    expect(claimed / everything).toBeLessThan(0.05);
  });

  it('N-05 adds up the slots of one day before it compares', () => {
    const slots = [
      slot({ weekday: 3, hour: 8, counted: 6, replied: 5 }),
      slot({ weekday: 3, hour: 20, counted: 6, replied: 5 }),
      slot({ weekday: 5, counted: 14, replied: 1 }),
    ];
    expect(habitsOf(26, slots, [])?.bestDay.best).toEqual({ value: 3, counted: 12, replied: 10 });
  });

  it('N-05 does not count a coach who left the directory to a role', () => {
    const habits = habitsOf(40, [slot({ role: 'unknown', counted: 20, replied: 20 }), slot({ counted: 20 })], []);
    expect(habits?.bestRole).toEqual({ counted: 20, replied: 0, groups: 1, best: null });
  });

  it.each([
    [[2 * DAY], 2, 1],
    [[3 * DAY, DAY, 40 * DAY], 3, 3],
    [[DAY, 2 * DAY], 1.5, 2],
  ])('N-05 returns the median of %p ms as days', (responseMs, value, replies) => {
    expect(habitsOf(20, [slot({ counted: 20 })], responseMs)?.responseDays).toEqual({ value, replies });
  });
});
