import { TooManySignIns } from './too-many-sign-ins.js';

describe('a sign-in that has to wait', () => {
  it.each([
    [0, 1, '1 second'],
    [0.4, 1, '1 second'],
    [1.2, 2, '2 seconds'],
    [59, 59, '59 seconds'],
    [60, 60, '1 minute'],
    [61, 61, '2 minutes'],
    [900, 900, '15 minutes'],
    [999_999, 3600, '60 minutes'],
  ])('A-10 waits whole seconds, at most an hour, and reads so: %d', (seconds, retryAfterSeconds, words) => {
    const error = new TooManySignIns('pair', seconds);
    expect(error).toMatchObject({ status: 429, code: 'too_many_sign_ins', retryAfterSeconds, extra: { retryAfterSeconds } });
    expect(error.message).toBe(`Too many failed sign-ins. Try again in ${words}.`);
  });

  it('A-10 says what else helps, for each limit', () => {
    expect(new TooManySignIns('account', 60).message).toContain('a device where you signed in before');
    expect(new TooManySignIns('address', 60).message).toContain('another network');
  });
});
