import { randomBytes } from 'node:crypto';

import type { AppConfig } from '../../../../../platform/config/app-config.js';
import { tokenCipherContract } from '../../testing/token-cipher.contract.js';
import { AesTokenCipher } from './aes-token-cipher.js';

const [old, fresh] = [randomBytes(32), randomBytes(32)];
const cipherOf = (...encryptionKeys: Buffer[]) => new AesTokenCipher({ encryptionKeys } as AppConfig);

describe('tokens at rest', () => {
  tokenCipherContract(() => cipherOf(fresh));

  it('G-03 nothing of the token can be read in its seal, and no two seals are alike', () => {
    const cipher = cipherOf(fresh);
    const seals = [cipher.seal('1//refresh-token', 'marcus'), cipher.seal('1//refresh-token', 'marcus')];
    expect(seals[0]).not.toBe(seals[1]);
    for (const seal of seals) {
      expect(Buffer.from(seal.split('.').at(-1) ?? '', 'base64url').toString()).not.toContain('refresh');
      expect(cipher.open(seal, 'marcus')).toEqual({ text: '1//refresh-token', stale: false });
    }
  });

  it('G-03 a new key opens nothing old by itself; with both, the old seal opens and asks to be sealed again', () => {
    const seal = cipherOf(old).seal('token', 'marcus');
    expect(cipherOf(fresh).open(seal, 'marcus')).toBeNull();
    const both = cipherOf(fresh, old);
    expect(both.open(seal, 'marcus')).toEqual({ text: 'token', stale: true });
    expect(cipherOf(fresh).open(both.seal('token', 'marcus'), 'marcus')).toMatchObject({ text: 'token' });
  });

  it('G-03 a seal that was changed, or that belongs to another athlete, does not open', () => {
    const cipher = cipherOf(fresh);
    const seal = cipher.seal('token', 'marcus');
    expect(cipher.open(seal, 'jordan')).toBeNull();
    const parts = seal.split('.');
    for (let part = 2; part < parts.length; part += 1) {
      const bytes = Buffer.from(parts[part] ?? '', 'base64url');
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      const forged = parts.with(part, bytes.toString('base64url')).join('.');
      expect({ part, opened: cipher.open(forged, 'marcus') }).toEqual({ part, opened: null });
    }
    // A shortened tag is easier to guess.
    const short = parts
      .with(
        3,
        Buffer.from(parts[3] ?? '', 'base64url')
          .subarray(0, 4)
          .toString('base64url'),
      )
      .join('.');
    expect(cipher.open(short, 'marcus')).toBeNull();
    expect(cipher.open('plain text', 'marcus')).toBeNull();
  });
});
