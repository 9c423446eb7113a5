import { waitAfter } from './deletion.js';

describe('when a step of a deletion is tried again', () => {
  it('U-04 after half a minute, then twice as long each time, and at least every six hours', () => {
    expect([0, 1, 2, 3].map((tries) => waitAfter(tries) / 1000)).toEqual([30, 60, 120, 240]);
    expect(waitAfter(1_000_000)).toBe(6 * 3600_000);
  });
});
