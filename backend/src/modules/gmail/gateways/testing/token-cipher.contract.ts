import type { TokenCipher } from '../application/ports/token-cipher.js';

/** What holds for everything that seals tokens. */
export function tokenCipherContract(make: () => TokenCipher): void {
  it.each(['1//refresh-token', '', 'a|b.c', 'žluťoučký'])('G-03 opens what was sealed for the same athlete: %j', (text) => {
    const cipher = make();
    expect(cipher.open(cipher.seal(text, 'marcus'), 'marcus')).toEqual({ text, stale: false });
  });

  it('G-03 opens nothing that was sealed for another athlete, and nothing that was never sealed', () => {
    const cipher = make();
    expect(cipher.open(cipher.seal('token', 'marcus'), 'jordan')).toBeNull();
    expect(cipher.open('plain text', 'marcus')).toBeNull();
    expect(cipher.open('', 'marcus')).toBeNull();
  });
}
