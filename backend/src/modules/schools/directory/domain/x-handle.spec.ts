import { readXHandle } from './x-handle.js';

describe('an account on X', () => {
  it.each([
    '@CoachFieldhouse',
    'CoachFieldhouse',
    ' CoachFieldhouse ',
    'x.com/CoachFieldhouse',
    'https://x.com/CoachFieldhouse',
    'https://www.x.com/CoachFieldhouse/',
    'https://twitter.com/CoachFieldhouse?ref_src=twsrc',
    'HTTP://Mobile.Twitter.com/@CoachFieldhouse/status/12',
  ])('C-21 reads %j as the name alone', (text) => {
    expect(readXHandle(text)).toBe('CoachFieldhouse');
  });

  it.each([
    '',
    '@',
    'Coach Fieldhouse',
    'abcdefghijklmnop',
    'Coach-F',
    'https://x.com/',
    'https://x.com/intent/user',
    'https://evil.test/x.com/Dana',
    'https://xx.com/Dana',
    '@Dana\nx',
  ])('C-21 refuses %j', (text) => {
    expect(readXHandle(text)).toBeNull();
  });

  it('C-21 takes 15 letters and no more', () => {
    expect(readXHandle('a'.repeat(15))).toBe('a'.repeat(15));
    expect(readXHandle('a'.repeat(16))).toBeNull();
  });
});
