import { waitBeforeSend } from './next-send.js';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const HOUR = 3_600_000;
const pace = { dailyCap: 3, intervalMs: 2_000 };

describe('when the next mail may leave a Gmail account', () => {
  it('G-04 at once when nothing left lately', () => {
    expect(waitBeforeSend([], null, pace, now)).toBeNull();
    expect(waitBeforeSend([ago(2_000)], null, pace, now)).toBeNull();
  });

  it('G-04 keeps the pause between two emails', () => {
    expect(waitBeforeSend([ago(500)], null, pace, now)).toEqual({ until: ago(-1_500), why: 'pace' });
  });

  it('G-04 the daily cap is over any 24 hours: it frees when the oldest of the capped emails is a day old', () => {
    const sends = [ago(HOUR), ago(2 * HOUR), ago(5 * HOUR), ago(6 * HOUR)];
    expect(waitBeforeSend(sends, null, pace, now)).toEqual({ until: ago(-19 * HOUR), why: 'daily_cap' });
    expect(waitBeforeSend(sends.slice(0, 2), null, pace, now)).toBeNull();
  });

  it('G-04 waits as long as Gmail asked for, and no longer', () => {
    expect(waitBeforeSend([], ago(-HOUR), pace, now)).toEqual({ until: ago(-HOUR), why: 'paused' });
    expect(waitBeforeSend([], ago(1), pace, now)).toBeNull();
  });
});
