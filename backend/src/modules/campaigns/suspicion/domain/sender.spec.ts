import { senderOf } from './sender.js';

const KNOWN = ['lamar.edu', 'golamar.com'];
const sender = (from: string, writtenTo: string | null = null) => senderOf(from, KNOWN, writtenTo);

describe('who writes, compared with the school', () => {
  it('U-09 is known from a host of the school’s, and from the address that was written to', () => {
    expect(sender('Quinn <quinn@athletics.lamar.edu>')).toEqual({
      ...{ name: 'Quinn', local: 'quinn', host: 'athletics.lamar.edu', isKnown: true },
      ...{ isFreeMail: false, isLookAlike: false, showsOtherAddress: false },
    });
    expect(sender('quinn@gmail.com', 'Quinn@Gmail.com')).toMatchObject({ isKnown: true, isFreeMail: false });
    expect(sender('quinn@gmail.com')).toMatchObject({ isKnown: false, isFreeMail: true });
  });

  it.each([
    ['quinn@proton.me', true],
    ['quinn@yahoo.co.uk', true],
    ['quinn@akron.edu', false],
    ['quinn', false],
    ['', false],
  ])('U-09 whether anybody can have an address like %j: %s', (from, is) => {
    expect(sender(from).isFreeMail).toBe(is);
  });

  it('U-09 a host that looks like the school’s is no host of the school’s', () => {
    expect(sender('quinn@1amar.edu')).toMatchObject({ isKnown: false, isLookAlike: true });
  });

  it.each([
    ['"quinn@lamar.edu" <x@evil.test>', true],
    ['"Quinn (golamar.com)" <x@evil.test>', true],
    ['"quinn@other.test" <x@evil.test>', true],
    ['"Quinn of evil.test" <x@mail.evil.test>', false],
    ['"Quinn, other.test" <x@evil.test>', false],
    ['"x@evil.test" <x@evil.test>', false],
    ['Quinn <x@evil.test>', false],
    ['"quinn@other.test" <quinn@lamar.edu>', false],
  ])('U-09 whether the name of %s shows another address: %s', (from, shows) => {
    expect(sender(from).showsOtherAddress).toBe(shows);
  });
});
