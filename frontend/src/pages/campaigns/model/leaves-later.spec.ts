import { leavesLater } from './leaves-later';

const now = new Date(2026, 10, 22, 15, 0);
const group = (count: number, ...at: [number, number, number]) => ({ count, at: new Date(2026, ...at).toISOString() });

describe('C-12 emails that wait for the daily limit', () => {
  it('are counted by the day on which they leave', () => {
    expect(leavesLater([group(12, 10, 23, 9)], now)).toBe('12 go out tomorrow');
    expect(leavesLater([group(5, 10, 23, 9), group(7, 10, 23, 23)], now)).toBe('12 go out tomorrow');
    expect(leavesLater([group(1, 10, 22, 23), group(12, 10, 23, 0)], now)).toBe('1 goes out later today, 12 tomorrow');
    expect(leavesLater([group(1, 10, 24, 9)], now)).toBe('1 goes out on Tue Nov 24');
  });

  it('whose time has come leave today', () => {
    expect(leavesLater([group(3, 10, 21, 9)], now)).toBe('3 go out later today');
  });

  it('of many days are put together', () => {
    const days = [23, 24, 25, 26].map((day) => group(1_000, 10, day, 9));
    expect(leavesLater(days, now)).toBe('1,000 go out tomorrow, 1,000 on Tue Nov 24, 2,000 after that, the last on Thu Nov 26');
  });

  it('that do not exist are not named', () => {
    expect(leavesLater([], now)).toBe('');
  });
});
