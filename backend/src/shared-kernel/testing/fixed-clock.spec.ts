import { clockContract } from './clock.contract.js';
import { FixedClock } from './fixed-clock.js';

describe('FixedClock', () => {
  clockContract(() => {
    const clock = new FixedClock();
    return { clock, pass: (milliseconds) => clock.advance(milliseconds) };
  });
});
