import { randomBytes } from 'node:crypto';

import { SealedText } from './sealed-text.js';

const [old, fresh] = [randomBytes(32), randomBytes(32)];
const sealedBy = (...encryptionKeys: Buffer[]) => new SealedText({ encryptionKeys });

describe('texts at rest', () => {
  it.each(['1//refresh-token', '', 'a|b.c', 'žluťoučký'])('G-03 opens what was sealed for the same athlete: %j', (text) => {
    const sealing = sealedBy(fresh);
    expect(sealing.open(sealing.seal(text, 'marcus'), 'marcus')).toEqual({ text, stale: false });
  });

  it('G-03 opens nothing that was sealed for another athlete, and nothing that was never sealed', () => {
    const sealing = sealedBy(fresh);
    expect(sealing.open(sealing.seal('token', 'marcus'), 'jordan')).toBeNull();
    expect(sealing.open('plain text', 'marcus')).toBeNull();
    expect(sealing.open('', 'marcus')).toBeNull();
  });

  it('G-03 nothing of the token can be read in its seal, and no two seals are alike', () => {
    const sealing = sealedBy(fresh);
    const seals = [sealing.seal('1//refresh-token', 'marcus'), sealing.seal('1//refresh-token', 'marcus')];
    expect(seals[0]).not.toBe(seals[1]);
    for (const seal of seals) {
      expect(Buffer.from(seal.split('.').at(-1) ?? '', 'base64url').toString()).not.toContain('refresh');
      expect(sealing.open(seal, 'marcus')).toEqual({ text: '1//refresh-token', stale: false });
    }
  });

  it('G-03 a new key opens nothing old by itself; with both, the old seal opens and asks to be sealed again', () => {
    const seal = sealedBy(old).seal('token', 'marcus');
    expect(sealedBy(fresh).open(seal, 'marcus')).toBeNull();
    const both = sealedBy(fresh, old);
    expect(both.open(seal, 'marcus')).toEqual({ text: 'token', stale: true });
    expect(sealedBy(fresh).open(both.seal('token', 'marcus'), 'marcus')).toMatchObject({ text: 'token' });
  });

  it('G-03 a seal that was changed does not open', () => {
    const sealing = sealedBy(fresh);
    const parts = sealing.seal('token', 'marcus').split('.');
    const forged = (part: number, change: (bytes: Buffer) => Buffer) =>
      parts.with(part, change(Buffer.from(parts[part] ?? '', 'base64url')).toString('base64url')).join('.');
    for (let part = 2; part < parts.length; part += 1) {
      const seal = forged(part, (bytes) => Buffer.from(bytes.map((byte, at) => (at === 0 ? byte ^ 1 : byte))));
      expect({ part, opened: sealing.open(seal, 'marcus') }).toEqual({ part, opened: null });
    }
    // A shortened tag is easier to guess.
    const short = forged(3, (bytes) => bytes.subarray(0, 4));
    expect(sealing.open(short, 'marcus')).toBeNull();
  });
});
