import { passkeyFailure } from './passkey-failure';

const named = (name: string) => Object.assign(new Error('of the browser'), { name });

describe('why the browser gave no passkey', () => {
  it.each([
    ['NotAllowedError', /No passkey was chosen, or it took too long/u],
    ['AbortError', /No passkey was chosen/u],
    ['InvalidStateError', /has a passkey for your account already/u],
    ['SecurityError', /only at recruit\.example\. Open Recruit there/u],
    ['NotReadableError', /could not do that/u],
  ])('U-03 %s is said in words', (name, words) => {
    expect(passkeyFailure(named(name), 'recruit.example')).toMatch(words);
  });

  it('U-03 what is no error of a browser is said, too', () => {
    expect(passkeyFailure('broken', undefined)).toMatch(/could not do that/u);
    expect(passkeyFailure(named('SecurityError'), undefined)).toMatch(/this server's own address/u);
  });
});
