import { dutyOf, stepMethods } from './second-step.js';

const NOTHING = { passkeys: 0, hasApp: false };

describe('the second step', () => {
  it.each([
    ['nothing', NOTHING, false, []],
    ['a passkey', { passkeys: 2, hasApp: false }, false, []],
    ['an app', { passkeys: 0, hasApp: true }, false, ['code']],
    ['both', { passkeys: 1, hasApp: true }, false, ['code', 'passkey']],
    ['nothing, but has to have', NOTHING, true, []],
    ['a passkey, and has to have', { passkeys: 1, hasApp: false }, true, ['passkey']],
  ] as const)('U-03 after the password of an account with %s', (_what, factors, isRequired, methods) => {
    expect(stepMethods(factors, isRequired)).toEqual(methods);
  });

  it.each([
    [NOTHING, false, false, 'none'],
    [NOTHING, true, false, 'set_up'],
    // A factor that was shown and then removed is none.
    [NOTHING, true, true, 'set_up'],
    [{ passkeys: 1, hasApp: false }, true, false, 'confirm'],
    [{ passkeys: 0, hasApp: true }, true, true, 'none'],
  ] as const)('U-03 what a session owes: %j, required %s, shown %s', (factors, isRequired, hasProved, duty) => {
    expect(dutyOf(factors, isRequired, hasProved)).toBe(duty);
  });
});
