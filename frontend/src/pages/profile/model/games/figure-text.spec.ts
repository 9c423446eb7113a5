import { figureText } from './figure-text';

describe('the text of a figure', () => {
  it.each([
    ['percent', 67, '67%'],
    ['average', 5, '5.0'],
    ['average', -2.3, '-2.3'],
    ['whole', 1204, '1,204'],
    ['whole', 0, '0'],
    ['half', 0.5, '0.5'],
    ['percent', null, '–'],
    ['whole', null, '–'],
  ] as const)('P-08 %s %p is %s', (kind, value, text) => {
    expect(figureText(kind, value)).toBe(text);
  });
});
