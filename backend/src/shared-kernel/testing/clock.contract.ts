import type { Clock } from '../clock.js';

export interface ClockUnderTest {
  clock: Clock;
  /** So much time passes. */
  pass: (milliseconds: number) => Promise<void> | void;
}

/** What every Clock does; run on the fake and on the clock of a process. */
export function clockContract(open: () => Promise<ClockUnderTest> | ClockUnderTest): void {
  it('counts the time that passes, and nothing else', async () => {
    const { clock, pass } = await open();
    const began = clock.now().getTime();
    expect(clock.now().getTime()).toBe(began);
    await pass(91_500);
    expect(clock.now().getTime() - began).toBe(91_500);
  });

  it('gives a date that its reader may change', async () => {
    const { clock } = await open();
    const returned = clock.now();
    const time = returned.getTime();
    returned.setUTCFullYear(1999);
    expect(clock.now().getTime()).toBe(time);
  });
}
