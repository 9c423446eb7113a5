import { waitAfter } from './sign-in-limits.js';

describe('the wait after failed sign-ins', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 15],
    [6, 30],
    [7, 60],
    [10, 480],
    [11, 900],
    [5_000, 900],
  ])('A-10 after %d failures from one place is %d seconds', (failures, seconds) => {
    expect(waitAfter(failures)).toBe(seconds);
  });
});
