import { TOTP } from 'otpauth';

import { appCodesContract } from '../../testing/app-codes.contract.js';
import { OtpauthAppCodes } from './otpauth-app-codes.js';

/** The secret of RFC 6238's test vectors, "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of authenticator apps', () => {
  const codes = new OtpauthAppCodes();

  appCodesContract(() => ({ codes, shown: (secret, time) => new TOTP({ secret }).generate({ timestamp: time.getTime() }) }));

  // The RFC writes eight digits; apps show the last six.
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1234567890, '005924', 41152263],
    [20000000000, '353130', 666666666],
  ])('U-03 are those of RFC 6238 at second %d', (seconds, code, step) => {
    expect(codes.stepOf(SECRET, code, at(seconds))).toBe(step);
  });

  it('U-03 are good one step before and after, and no longer', () => {
    for (const off of [-30, 0, 30]) expect(codes.stepOf(SECRET, '005924', at(1234567890 + off))).toBe(41152263);
    for (const off of [-60, 60, 600]) expect(codes.stepOf(SECRET, '005924', at(1234567890 + off))).toBeNull();
    expect(codes.stepOf(SECRET, '005925', at(1234567890))).toBeNull();
  });

  it('U-03 come from a secret of 160 bits that an app reads from the address, with both names', () => {
    const secret = codes.newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(codes.newSecret()).not.toBe(secret);
    const address = new URL(codes.address(secret, 'marcus lee'));
    expect(decodeURIComponent(address.href)).toMatch(/^otpauth:\/\/totp\/Recruit:marcus lee\?/);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret, issuer: 'Recruit', digits: '6', period: '30' });
  });
});
