import { FixedClock } from '../../shared-kernel/testing/fixed-clock.js';
import type { AppConfig } from '../config/app-config.js';
import { PictureSigner, type PictureViewer } from './picture-signer.js';

const PATH = '/api/pictures/Ks8b1yYpE0yq3Tn7d2Qd0Gm5wqFf1l4u/512.webp';
const ID = PATH.split('/')[3] ?? '';
const MINUTE = 60_000;

describe('signed addresses of pictures', () => {
  let clock: FixedClock;
  let signer: PictureSigner;

  beforeEach(() => {
    clock = new FixedClock();
    signer = new PictureSigner({ sessionSecret: 's'.repeat(32) } as AppConfig, clock);
  });

  const queryOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));

  it.each<[PictureViewer, number, number]>([
    ['visitor', 60, 70],
    ['owner', 6 * 24 * 60, 7 * 24 * 60],
  ])('P-06 that of the %s is valid for %d to %d minutes', (viewer, least, most) => {
    const query = queryOf(signer.sign(PATH, viewer));
    expect(signer.secondsLeft(ID, query)).toBeGreaterThanOrEqual(least * 60);
    expect(signer.secondsLeft(ID, query)).toBeLessThanOrEqual(most * 60);
    clock.advance(most * MINUTE);
    expect(signer.secondsLeft(ID, query)).toBe(0);
  });

  it('P-06 that of a moment later is mostly the same, so that browsers can keep the picture', () => {
    const addresses = new Set<string>();
    for (let minute = 0; minute < 60; minute += 1) {
      addresses.add(signer.sign(PATH, 'visitor'));
      clock.advance(MINUTE);
    }
    expect(addresses.size).toBeLessThanOrEqual(7);
  });

  it('P-06 holds for no other picture, end, key or text', () => {
    const query = queryOf(signer.sign(PATH, 'owner'));
    expect(signer.secondsLeft(`${ID}x`, query)).toBe(0);
    expect(signer.secondsLeft(ID, { ...query, until: String(Number(query['until']) + 1) })).toBe(0);
    expect(signer.secondsLeft(ID, { ...query, signature: 'x'.repeat(43) })).toBe(0);
    expect(signer.secondsLeft(ID, {})).toBe(0);
    const other = new PictureSigner({ sessionSecret: 't'.repeat(32) } as AppConfig, clock);
    expect(other.secondsLeft(ID, query)).toBe(0);
    expect([signer.sign(null, 'owner'), signer.sign('/elsewhere.png', 'owner')]).toEqual([null, '/elsewhere.png']);
  });
});
