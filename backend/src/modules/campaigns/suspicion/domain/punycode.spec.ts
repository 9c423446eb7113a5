import { domainToASCII } from 'node:url';

import { unicodeLabel } from './punycode.js';

describe('a label of a host as people see it', () => {
  it.each([
    ...[
      'münchen',
      'bücher',
      'ü',
      'aéb',
      'éé',
      'é-é',
      'straße-ä',
      'akrоn',
      'оsu',
      'аpple',
      'пример',
      '日本語',
      'ひとり',
      'lamar大学',
      '大学lamar',
    ],
    ...[
      'ñandú',
      'çà-et-là',
      'ä'.repeat(15),
      'abcdefghijklmnopqrstuvwxyz-é',
      'é0123456789',
      'öäüß-'.repeat(3) + 'a',
      '한국어',
      'العربية',
      '😀osu',
    ],
  ])('U-09 %s is read as it was written', (label) => {
    const coded = domainToASCII(`${label}.test`).replace(/\.test$/, '');
    expect(coded).toMatch(/^xn--/);
    expect(unicodeLabel(coded)).toBe(label);
  });

  it.each(['lamar', '', 'xn-mnchen-3ya', 'axn--mnchen-3ya', 'xn--mnchen-3y!', 'xn--mnchen-9', 'xn--99999999', `xn--${'a'.repeat(60)}`])(
    'U-09 %j stays as it is',
    (label) => {
      expect(unicodeLabel(label)).toBe(label);
    },
  );

  it('U-09 a label as long as one may be is read, a longer one is not', () => {
    const longest = `xn--${'a'.repeat(55)}-3ya`;
    expect(longest).toHaveLength(63);
    expect(unicodeLabel(longest)).not.toBe(longest);
    expect(unicodeLabel(`xn--${'a'.repeat(56)}-3ya`)).toBe(`xn--${'a'.repeat(56)}-3ya`);
  });
});
