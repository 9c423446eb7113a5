import { readMailAddress } from './mail-address.js';

describe('one email address', () => {
  it.each([
    ['dana@slipperyrock.test', 'dana@slipperyrock.test'],
    ["D.O'Brien+fb@Athletics.Example.EDU", "D.O'Brien+fb@athletics.example.edu"],
    ['coach@xn--bcher-kva.example', 'coach@xn--bcher-kva.example'],
  ])('K-06 R-11 takes %s with its domain in lower case', (text, address) => {
    expect(readMailAddress(text)).toBe(address);
  });

  it.each([
    'sam.placeholder(at)mountunion.test',
    'max@kutztown.test; office@kutztown.test',
    'max@kutztown.test,office@kutztown.test',
    'MAILTO:Ira@Ferris.TEST',
    'Dana <dana@college.test>',
    'dana@college',
    'dana@-college.test',
    'dana@college.123',
    '.dana@college.test',
    'da..na@college.test',
    'dana @college.test',
    'dana@college.test\r\nBcc: all@college.test',
    '@college.test',
    `${'a'.repeat(65)}@college.test`,
    `dana@${'a.'.repeat(130)}test`,
  ])('K-06 R-11 refuses %j', (text) => {
    expect(readMailAddress(text)).toBeNull();
  });
});
