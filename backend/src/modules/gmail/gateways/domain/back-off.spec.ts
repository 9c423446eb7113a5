import { backOffUntil } from './back-off.js';

const now = new Date('2026-11-21T12:00:00Z');
const seconds = (date: Date) => (date.getTime() - now.getTime()) / 1000;

describe('how long a mailbox is left alone', () => {
  it('G-04 twice as long with each refusal in a row, 15 minutes at most', () => {
    expect([1, 2, 3, 4].map((strikes) => seconds(backOffUntil(null, strikes, 0, now)))).toEqual([2, 4, 8, 16]);
    expect(seconds(backOffUntil(null, 40, 0, now))).toBe(900);
  });

  it('G-04 spread by up to half as much again', () => {
    expect(seconds(backOffUntil(null, 3, 1, now))).toBe(12);
  });

  it('G-04 never before the moment that Gmail named', () => {
    const asked = new Date(now.getTime() + 3_600_000);
    expect(backOffUntil(asked, 1, 1, now)).toEqual(asked);
    expect(seconds(backOffUntil(new Date(now.getTime() + 1), 3, 0, now))).toBe(8);
  });
});
