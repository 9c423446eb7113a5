import { dayOfReply } from './day-of-reply';

describe('the day of a reply', () => {
  it('C-14 is noon where the athlete lives', () => {
    expect(dayOfReply('2026-11-20')).toBe(new Date(2026, 10, 20, 12).toISOString());
  });

  it.each(['', '2026-13-40', 'today'])('C-14 %j is no day', (day) => {
    expect(dayOfReply(day)).toBeNull();
  });
});
