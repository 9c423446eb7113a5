import { readProvince } from './ca-province.js';

describe('a province of Canada', () => {
  it.each([
    ['ON', 'ON'],
    ['on', 'ON'],
    ['Ontario', 'ON'],
    ['B.C.', 'BC'],
    [' Prince  Edward Island ', 'PE'],
    ['Québec', 'QC'],
    ['OH', null],
    ['', null],
  ])('B-07 "%s" is %s', (text, code) => {
    expect(readProvince(text)).toBe(code);
  });
});
