import { appCodeOf, foldRecoveryCode, recoveryCodeFrom } from './recovery-code.js';

describe('recovery codes', () => {
  it('U-03 is four groups of four letters and digits, without those that look alike', () => {
    const token = 'q7Yw0Zc1m3K9t5Rb2LxV8n-_';
    expect(recoveryCodeFrom(token)).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(recoveryCodeFrom(token)).not.toBe(recoveryCodeFrom(token.replace('q', 'r')));
  });

  it('U-03 makes every letter of a code equally likely', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const counts = new Map<string, number>();
    for (const letter of alphabet) {
      const made = recoveryCodeFrom(letter);
      counts.set(made, (counts.get(made) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(new Array(32).fill(2));
  });

  it.each(['7k2m-9qxc-04tz-hw3e', ' 7K2M 9QXC O4TZ HW3E ', '7k2m9qxc04tzhw3e'])('U-03 does not mind how a code is typed: %j', (typed) => {
    expect(foldRecoveryCode(typed)).toBe('7k2m9qxc04tzhw3e');
  });

  it('U-03 takes letters for the digits that they look like', () => {
    expect(foldRecoveryCode('oOiI-lL01-abcd-efgh')).toBe('00111101abcdefgh');
  });

  it('U-03 tells the six digits of an app from a recovery code', () => {
    expect(appCodeOf('123 456')).toBe('123456');
    expect(appCodeOf('12345')).toBeNull();
    expect(appCodeOf('7k2m-9qxc-04tz-hw3e')).toBeNull();
  });
});
