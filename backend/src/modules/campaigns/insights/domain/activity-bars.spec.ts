import { activityBars } from './activity-bars.js';

const day = (name: string, sent = 1) => ({ day: name, sent, opened: 0, replied: 0 });

describe('bars of activity', () => {
  it('N-05 shows a month by days, without gaps', () => {
    const { unit, bars } = activityBars([day('2026-11-03', 2)], '2026-11-01', '2026-11-05');
    expect([unit, bars.map(({ day: at, sent }) => [at, sent])]).toEqual([
      'day',
      [
        ['2026-11-01', 0],
        ['2026-11-02', 0],
        ['2026-11-03', 2],
        ['2026-11-04', 0],
        ['2026-11-05', 0],
      ],
    ]);
  });

  it('N-05 shows a quarter by weeks from Monday', () => {
    const { unit, bars } = activityBars([day('2026-11-21'), day('2026-11-16'), day('2026-11-15')], '2026-08-24', '2026-11-21');
    expect(unit).toBe('week');
    expect(bars.slice(-2)).toEqual([day('2026-11-09'), day('2026-11-16', 2)]);
    expect(bars[0]?.day).toBe('2026-08-24');
  });

  it('N-05 shows years by months', () => {
    const { unit, bars } = activityBars([day('2025-02-28')], '2025-01-31', '2026-01-01');
    expect([unit, bars.length, bars[1]]).toEqual(['month', 13, day('2025-02-01')]);
  });

  it('N-05 shows one empty day for somebody who never wrote', () => {
    expect(activityBars([], '2026-11-21', '2026-11-21').bars).toEqual([day('2026-11-21', 0)]);
  });

  it('N-05 adds up what was sent, opened and answered in each bar, and leaves out what is outside of it', () => {
    const counts = { sent: 3, opened: 2, replied: 1 };
    const days = [{ day: '2026-11-17', ...counts }, { day: '2026-11-18', ...counts }, day('2027-01-01')];
    const { bars } = activityBars(days, '2026-10-01', '2026-11-21');
    expect(bars.at(-1)).toEqual({ day: '2026-11-16', sent: 6, opened: 4, replied: 2 });
    expect(bars.reduce((sum, { sent }) => sum + sent, 0)).toBe(6);
  });

  it('N-05 31 days are days, one more are weeks, and 190 are months', () => {
    const unit = (first: string, last: string) => activityBars([], first, last).unit;
    expect([unit('2026-10-01', '2026-10-31'), unit('2026-10-01', '2026-11-01')]).toEqual(['day', 'week']);
    expect([unit('2026-01-01', '2026-07-08'), unit('2026-01-01', '2026-07-09')]).toEqual(['week', 'month']);
  });
});
