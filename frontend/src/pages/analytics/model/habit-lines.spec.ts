import type { HabitsDto } from '@/shared/api';
import { habitLines } from './habit-lines';

const open = { counted: 40, replied: 10, groups: 3, best: null };
const habits = (changes: Partial<HabitsDto> = {}): HabitsDto => {
  return { sent: 42, bestDay: open, bestHour: open, bestRole: open, responseDays: null, ...changes };
};
const words = (changes: Partial<HabitsDto> = {}) =>
  habitLines(habits(changes)).map(({ label, value, basis }) => `${label}: ${value} (${basis})`);

describe('habits in words', () => {
  it('N-05 N-06 name day, hour, role and time to a reply, each with its sample and that of the others', () => {
    const all = { counted: 40, replied: 10, groups: 3 };
    expect(
      words({
        bestDay: { ...all, best: { value: 2, counted: 12, replied: 8 } },
        bestHour: { ...all, best: { value: 12, counted: 10, replied: 7 } },
        bestRole: { ...all, best: { value: 'position_coach', counted: 9, replied: 7 } },
        responseDays: { value: 2.5, replies: 10 },
      }),
    ).toEqual([
      'Best day: Tuesday (8 of 12 replied, others 2 of 28 · enough to tell, n = 40)',
      'Best hour: 12:00 PM to 1:00 PM (7 of 10 replied, others 3 of 30 · enough to tell, n = 40)',
      'Who answers most: Position coaches (7 of 9 replied, others 3 of 31 · enough to tell, n = 40)',
      'Usual time to a reply: 2.5 days (median of 10 replies)',
    ]);
  });

  it('N-06 say "too few to tell" where chance could make the difference', () => {
    expect(words()).toEqual([
      'Best day: Too few to tell (n = 40)',
      'Best hour: Too few to tell (n = 40)',
      'Who answers most: Too few to tell (n = 40)',
    ]);
  });

  it('N-06 say that there is nothing to compare when all emails left in the same hour', () => {
    expect(words({ bestHour: { ...open, groups: 1 } })[1]).toBe(
      'Best hour: Too few to tell (n = 40, all in one hour, so nothing to compare)',
    );
  });

  it.each([
    [0, '12:00 AM to 1:00 AM'],
    [11, '11:00 AM to 12:00 PM'],
    [23, '11:00 PM to 12:00 AM'],
  ])('N-05 writes the hour %d as "%s"', (value, hour) => {
    const bestHour = { ...open, best: { value, counted: 20, replied: 10 } };
    expect(habitLines(habits({ bestHour }))[1]?.value).toBe(hour);
  });
});
