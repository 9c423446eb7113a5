import { nextTryAt } from './next-try.js';

const MINUTE_MS = 60_000;

describe('when an email that could not be sent is tried again', () => {
  it('M-04 after pauses that grow from half a minute to four hours, for a day, some fifteen times', () => {
    const first = new Date('2026-11-21T15:00:00.000Z');
    const pauses: number[] = [];
    for (let now = first, next = nextTryAt(first, now); next !== null; now = next, next = nextTryAt(first, now)) {
      pauses.push((next.getTime() - now.getTime()) / MINUTE_MS);
    }
    expect(pauses).toEqual([0.5, 0.5, 1, 2, 4, 8, 16, 32, 64, 128, 240, 240, 240, 240, 240]);
    expect(nextTryAt(first, new Date(first.getTime() + 24 * 60 * MINUTE_MS - 1))).not.toBeNull();
  });
});
