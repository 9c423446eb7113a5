import { inNetwork } from './in-network.js';
import { ipNumber } from './ip-number.js';
import { reverseName } from './reverse-name.js';

describe('IP addresses', () => {
  it.each([
    ['0.0.0.0', 32, 0n],
    ['192.0.2.255', 32, 0xc00002ffn],
    ['::', 128, 0n],
    ['::1', 128, 1n],
    ['1::', 128, 1n << 112n],
    ['2001:db8::8a2e:370:7334', 128, 0x20010db80000000000008a2e03707334n],
    ['2001:DB8:0:0:0:8A2E:370:7334', 128, 0x20010db80000000000008a2e03707334n],
    ['::ffff:192.0.2.1', 128, 0xffffc0000201n],
    ['1:2:3:4:5:6:192.0.2.1', 128, 0x000100020003000400050006c0000201n],
  ])('%s is a number of %i bits', (text, bits, value) => {
    expect(ipNumber(text)).toEqual({ bits, value });
  });

  it.each([
    ...['', '192.0.2', '192.0.2.1.5', '192.0.2.256', '192.0.2.x', '192.0.2.', '1920.0.2.1', 'x192.0.2.1'],
    ...['1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8:9', '1::2::3', '1:2:3:4:5:6:7::8', '12345::', 'g::', '::1x', ':', '1:2:3:4:5:6:7:192.0.2.1'],
    `${'0'.repeat(45)}:`,
  ])('%j is none', (text) => {
    expect(ipNumber(text)).toBeNull();
  });

  it.each([
    ['192.0.2.77', '192.0.2.0/24', true],
    ['192.0.3.77', '192.0.2.0/24', false],
    ['192.0.2.77', '192.0.2.77', true],
    ['192.0.2.78', '192.0.2.77', false],
    ['192.0.2.77', '192.0.2.77/99', true],
    ['10.1.2.3', '0.0.0.0/0', true],
    ['2001:db8::1', '2001:db8::/32', true],
    ['2001:db9::1', '2001:db8::/32', false],
    ['::192.0.2.77', '192.0.2.0/24', false],
    ['192.0.2.77', 'nowhere/24', false],
    ['nowhere', '192.0.2.0/24', false],
  ])('whether %s is in %s: %s', (address, network, isIn) => {
    expect(inNetwork(address, network)).toBe(isIn);
  });

  it('the name of an address has it backwards', () => {
    expect(reverseName('192.0.2.1')).toBe('1.2.0.192.in-addr.arpa');
    expect(reverseName('2001:db8::1')).toBe('1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa');
  });
});
