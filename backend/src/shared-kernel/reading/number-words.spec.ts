import { spokenNumber } from './number-words.js';

const read = (words: string) => {
  const found = spokenNumber(words.split(' '));
  return found && [found.text, found.length];
};

describe('a number in words', () => {
  it.each<[string, [string, number] | null]>([
    ['zero', ['0', 1]],
    ['nineteen', ['19', 1]],
    ['sixty', ['60', 1]],
    ['sixty three', ['63', 2]],
    ['sixty zero', ['60', 1]],
    ['sixty eleven', ['60', 1]],
    ['two hundred', ['200', 2]],
    ['two hundred and forty one', ['241', 5]],
    ['two hundred forty one yards', ['241', 4]],
    ['fourteen hundred', ['1400', 2]],
    ['a hundred', ['100', 2]],
    ['a thousand', ['1000', 2]],
    ['a yard', null],
    ['three thousand', ['3000', 2]],
    ['three thousand two hundred and five', ['3205', 6]],
    ['twelve forty', ['1240', 2]],
    ['nine eighty', ['980', 2]],
    ['two oh five', ['205', 3]],
    ['two five', ['2', 1]],
    ['two fifteen', ['2', 1]],
    ['ten twenty', ['1020', 2]],
    ['twenty thirty', ['20', 1]],
    ['two twenty yards', ['2', 1]],
    ['two twenty', ['220', 2]],
    ['zero twenty', ['0', 1]],
    ['four point six eight', ['4.68', 4]],
    ['four point sixty eight', ['4.68', 4]],
    ['four point oh five', ['4.05', 4]],
    ['four point yards', ['4', 1]],
    ['three point one four one five nine', ['3.1415', 6]],
    ['yards', null],
  ])('I-05 %s: %j', (words, number) => {
    expect(read(words)).toEqual(number);
  });
});
