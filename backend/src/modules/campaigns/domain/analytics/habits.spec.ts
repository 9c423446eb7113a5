import { habitsOf, type SentSlot } from './habits.js';

const slot = (changes: Partial<SentSlot>): SentSlot => {
  return { weekday: 1, hour: 9, role: 'position_coach', sent: 10, replied: 0, ...changes };
};
const DAY = 86_400_000;

describe('habits', () => {
  it('N-05 claims nothing below 20 mails', () => {
    expect(habitsOf([slot({ sent: 19, replied: 19 })], [DAY])).toBeNull();
    expect(habitsOf([slot({ sent: 19 }), slot({ sent: 1 })], [])).not.toBeNull();
  });

  it('N-05 takes the highest share of replies, not the highest number', () => {
    const slots = [slot({ weekday: 2, sent: 10, replied: 4 }), slot({ weekday: 4, sent: 30, replied: 6 })];
    expect(habitsOf(slots, [])?.bestDay).toEqual({ value: 2, sent: 10, replied: 4 });
  });

  it('N-05 leaves out a day, hour or role of fewer than five mails', () => {
    const lucky = slot({ weekday: 6, hour: 22, role: 'head_coach', sent: 4, replied: 4 });
    const habits = habitsOf([slot({ sent: 16, replied: 1 }), lucky], []);
    expect(habits).toMatchObject({ bestDay: { value: 1 }, bestHour: { value: 9 }, bestRole: { value: 'position_coach' } });
  });

  it('N-05 calls nothing best as long as nobody replied', () => {
    const none = { sent: 20, bestDay: null, bestHour: null, bestRole: null, responseDays: null };
    expect(habitsOf([slot({ sent: 20 })], [])).toEqual(none);
  });

  it('N-05 adds up the slots of one day before it compares', () => {
    const slots = [
      slot({ weekday: 3, hour: 8, sent: 3, replied: 1 }),
      slot({ weekday: 3, hour: 20, sent: 3, replied: 2 }),
      slot({ weekday: 5, sent: 14, replied: 1 }),
    ];
    expect(habitsOf(slots, [])?.bestDay).toEqual({ value: 3, sent: 6, replied: 3 });
  });

  it('N-05 does not count a coach who left the directory to a role', () => {
    expect(habitsOf([slot({ role: 'unknown', sent: 20, replied: 20 })], [])?.bestRole).toBeNull();
  });

  it.each([
    [[2 * DAY], 2, 1],
    [[3 * DAY, DAY, 40 * DAY], 3, 3],
    [[DAY, 2 * DAY], 1.5, 2],
  ])('N-05 tells the median of %p ms as days', (responseMs, value, replies) => {
    expect(habitsOf([slot({ sent: 20 })], responseMs)?.responseDays).toEqual({ value, replies });
  });
});
