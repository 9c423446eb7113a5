import { isNumberAt, textAt, wordAt, wordsOf } from './words-of.js';

const texts = (low: string) => wordsOf(low).map(({ text }) => text);
const numbers = (low: string) => wordsOf(low).flatMap(({ text, isNumber }) => (isNumber ? [text] : []));

describe('I-05 the words of a sentence', () => {
  it.each([
    ["i don't run 4.68", ['i', "don't", 'run', '4.68']],
    ["the kids' 'best' play", ['the', 'kids', "'", "'", 'best', "'", 'play']],
    ['12th of 3rd', ['12th', 'of', '3rd']],
    ['the 40s', ['the', '40', 's']],
    ['.5 sacks. 3.', ['.5', 'sacks', '.', '3', '.']],
    ['6-2, 205lbs', ['6', '-', '2', ',', '205', 'lbs']],
    ['a\u00a0b\tc', ['a', 'b', 'c']],
    ['¤¤ é', ['¤', '¤', 'é']],
    ['', []],
    ['   ', []],
  ])('I-05 of “%s”', (low, words) => {
    expect(texts(low)).toEqual(words);
  });

  it('I-05 a number is one in digits, and no place in an order', () => {
    expect(numbers('the 12th had 4.68, .5 and 30')).toEqual(['4.68', '.5', '30']);
  });

  it('I-05 each has its place', () => {
    const low = "i've 2 sacks.";
    expect(wordsOf(low).map(({ start, end }) => low.slice(start, end))).toEqual(texts(low));
    expect(wordsOf(low).map(({ start }) => start)).toEqual([0, 5, 7, 12]);
  });

  it('I-05 a place of the sentence is in the word that begins there or before it', () => {
    const words = wordsOf('i have 2 sacks');
    expect([0, 1, 2, 5, 6, 7, 9, 13, 99].map((place) => wordAt(words, place))).toEqual([0, 0, 1, 1, 1, 2, 3, 3, 3]);
    expect(wordAt([], 3)).toBeLessThanOrEqual(0);
  });

  it('I-05 there is no word before the first or after the last', () => {
    const words = wordsOf('2 sacks');
    expect([textAt(words, -1), textAt(words, 0), textAt(words, 2)]).toEqual(['', '2', '']);
    expect([isNumberAt(words, -1), isNumberAt(words, 0), isNumberAt(words, 1), isNumberAt(words, 2)]).toEqual([false, true, false, false]);
  });
});
