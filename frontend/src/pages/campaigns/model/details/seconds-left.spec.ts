import { secondsLeft } from './seconds-left';

const leavesAt = '2026-11-21T10:00:30.000Z';
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

describe('the countdown of a Send', () => {
  it('C-04 counts whole seconds down and stops at 0', () => {
    expect(secondsLeft(leavesAt, at('10:00:00.000'), 0)).toBe(30);
    expect(secondsLeft(leavesAt, at('10:00:28.200'), 0)).toBe(2);
    expect(secondsLeft(leavesAt, at('10:05:00.000'), 0)).toBe(0);
  });

  it('C-04 follows the server where the clock of the device is wrong', () => {
    const fiveMinutes = 5 * 60_000;
    expect(secondsLeft(leavesAt, at('10:05:10.000'), -fiveMinutes)).toBe(20);
    expect(secondsLeft(leavesAt, at('09:55:10.000'), fiveMinutes)).toBe(20);
  });

  it('C-04 is over for a campaign that was never sent', () => {
    expect(secondsLeft(null, at('10:00:00.000'), 0)).toBe(0);
  });
});
