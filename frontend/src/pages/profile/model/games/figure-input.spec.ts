import { figureInput } from './figure-input';

describe('a counter while it is typed', () => {
  it.each([
    ['whole', 0, '12 yards', '12'],
    ['whole', 0, '-5', '5'],
    ['whole', -100, '-5', '-5'],
    ['whole', -100, '5-', '5'],
    ['half', 0, '1,5', '1.5'],
    ['half', 0, 'x', ''],
  ] as const)('P-09 (%s, from %i) %j becomes %j', (kind, min, typed, text) => {
    expect(figureInput({ kind, min }, typed)).toBe(text);
  });
});
