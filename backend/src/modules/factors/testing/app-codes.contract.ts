import type { AppCodes } from '../application/ports/app-codes.js';

export interface AppCodesUnderTest {
  codes: AppCodes;
  /** What the app of this secret shows at this time. */
  shown: (secret: string, at: Date) => string;
}

const NOW = new Date('2026-11-21T15:00:10.000Z');
const STEP_MS = 30_000;
const after = (steps: number) => new Date(NOW.getTime() + steps * STEP_MS);

/** What every AppCodes does; run on the fake and on the library. */
export function appCodesContract(open: () => AppCodesUnderTest): void {
  it('U-03 a code is that of its time step, one before and one after, and no longer', () => {
    const { codes, shown } = open();
    const secret = codes.newSecret();
    const step = Math.floor(NOW.getTime() / STEP_MS);
    expect([-1, 0, 1].map((off) => codes.stepOf(secret, shown(secret, after(off)), NOW))).toEqual([step - 1, step, step + 1]);
    expect([-2, 2, 50].map((off) => codes.stepOf(secret, shown(secret, after(off)), NOW))).toEqual([null, null, null]);
  });

  it.each(['', '12345', '1234567', 'abcdef'])('U-03 %j is the code of no step', (code) => {
    const { codes } = open();
    expect(codes.stepOf(codes.newSecret(), code, NOW)).toBeNull();
  });

  it('U-03 an app reads the secret and the name from the address', () => {
    const { codes } = open();
    const secret = codes.newSecret();
    const address = decodeURIComponent(codes.address(secret, 'marcus lee'));
    expect([address.includes(secret), address.includes('marcus lee')]).toEqual([true, true]);
  });
}
