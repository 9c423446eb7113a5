import { inNetwork } from './in-network.js';
import { ipNumber } from './ip-number.js';
import { isSpf, parseSpf } from './parse-spf.js';
import { reverseName } from './reverse-name.js';

describe('SPF records', () => {
  it.each([
    ['v=spf1', true],
    ['V=SPF1 -all', true],
    ['v=spf10 -all', false],
    ['spf2.0/pra', false],
  ])('M-10 %s is SPF: %s', (text, is) => expect(isSpf(text)).toBe(is));

  it('M-10 reads qualifiers, values and lengths of networks', () => {
    const { terms, redirect, broken } = parseSpf(
      'v=spf1  ip4:192.0.2.0/24 -IP6:2001:db8::/32 a mx:m.test/24//64 a//48 ~include:x.test ?exists:%{i}.y.test exp=e.test redirect=z.test -all',
    );
    expect(terms.map(({ qualifier, mechanism, value, length4, length6 }) => [qualifier, mechanism, value, length4, length6])).toEqual([
      ['+', 'ip4', '192.0.2.0/24', 32, 128],
      ['-', 'ip6', '2001:db8::/32', 32, 128],
      ['+', 'a', '', 32, 128],
      ['+', 'mx', 'm.test', 24, 64],
      ['+', 'a', '', 32, 48],
      ['~', 'include', 'x.test', 32, 128],
      ['?', 'exists', '%{i}.y.test', 32, 128],
      ['-', 'all', '', 32, 128],
    ]);
    expect([redirect, broken]).toEqual(['z.test', []]);
  });

  it.each(['include', 'ip4', 'ipv4:192.0.2.1', 'a:x/y', 'all/3', '-', ':x', 'inlcude:x.test'])(
    'M-10 %s is a term that nobody understands',
    (word) => {
      expect(parseSpf(`v=spf1 ${word} -all`)).toMatchObject({ broken: [word], terms: [{ mechanism: 'all' }] });
    },
  );
});

describe('addresses and networks', () => {
  it.each([
    ['192.0.2.77', '192.0.2.0/24', true],
    ['192.0.3.77', '192.0.2.0/24', false],
    ['192.0.2.77', '192.0.2.77', true],
    ['192.0.2.77', '0.0.0.0/0', true],
    ['2001:db8::1', '2001:db8::/32', true],
    ['2001:db9::1', '2001:db8::/32', false],
    ['2001:db8::1', '192.0.2.0/24', false],
    ['::ffff:192.0.2.1', '::ffff:c000:201', true],
    ['192.0.2.1', 'nonsense/8', false],
  ])('M-10 %s in %s: %s', (address, network, is) => expect(inNetwork(address, network)).toBe(is));

  it.each(['', '1.2.3', '1.2.3.256', '1::2::3', '1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8:9', 'g::', `${'1'.repeat(50)}:`])(
    'M-10 “%s” is no address',
    (text) => {
      expect(ipNumber(text)).toBeNull();
    },
  );

  it('M-10 writes the name of an address', () => {
    expect(reverseName('192.0.2.7')).toBe('7.2.0.192.in-addr.arpa');
    expect(reverseName('2001:db8::1')).toBe(`1.${'0.'.repeat(23)}8.b.d.0.1.0.0.2.ip6.arpa`);
  });
});
