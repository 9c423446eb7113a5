import { randomBytes } from 'node:crypto';

import type { AppConfig } from '../../../../../platform/config/app-config.js';
import { RandomIds } from '../../../../../platform/system/random-ids.js';
import { shareLinksContract } from '../../testing/share-links.contract.js';
import { AesShareLinks } from './aes-share-links.js';

const OLD = randomBytes(32);
const NEW = randomBytes(32);
const linksWith = (...encryptionKeys: Buffer[]) => {
  return new AesShareLinks({ encryptionKeys, publicUrl: 'https://recruit.test' } as AppConfig, new RandomIds());
};
const tokenIn = (link: string | null) => (link ?? '').replace('https://recruit.test/p/', '');

describe('links to shared profiles', () => {
  shareLinksContract(() => linksWith(NEW), 'https://recruit.test/p/');

  it('P-12 cannot be guessed: 256 random bits, never the same', () => {
    const tokens = Array.from({ length: 50 }, () => tokenIn(linksWith(NEW).linkOf(linksWith(NEW).issue().sealed)));
    expect(tokens).toHaveLength(new Set(tokens).size);
    expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32);
  });

  it('P-12 are found by their hash and shown to their owner again', () => {
    const links = linksWith(NEW);
    const { hash, sealed } = links.issue();
    expect(links.hashOf(tokenIn(links.linkOf(sealed)))).toBe(hash);
    expect(sealed).not.toContain(tokenIn(links.linkOf(sealed)));
  });

  it('P-12 outlive a change of the key as long as the old one is kept', () => {
    const { sealed } = linksWith(OLD).issue();
    expect(linksWith(NEW, OLD).linkOf(sealed)).toMatch(/^https:\/\/recruit\.test\/p\/[\w-]{43}$/);
    expect(linksWith(NEW).linkOf(sealed)).toBeNull();
  });

  it.each(['', 'v1.', 'v1.AAAA', 'garbage'])('P-12 opens nothing out of %j', (sealed) => {
    expect(linksWith(NEW).linkOf(sealed)).toBeNull();
  });

  it.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}%`])('P-12 looks nobody up by %j', (token) => {
    expect(linksWith(NEW).hashOf(token)).toBeNull();
  });
});
