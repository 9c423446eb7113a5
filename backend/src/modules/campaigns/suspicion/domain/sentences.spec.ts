import { sentencesOf, wordsOf } from './sentences.js';

const read = (text: string) => sentencesOf(text).map(({ words }) => words.join(' '));
const negated = (text: string) => sentencesOf(text).flatMap(({ words, negated: below }) => words.filter((_, at) => below[at]));

describe('the sentences of a text', () => {
  it('U-09 end at a stop, a question, a semicolon and a blank line, and not at a line end', () => {
    expect(read('One. Two! Three? Four; five\n\nsix\nseven')).toEqual(['one', 'two', 'three', 'four', 'five', 'six seven']);
    expect(read('akron.edu')).toEqual(['akron edu']);
    expect(read('')).toEqual([]);
  });

  it('U-09 are in plain words', () => {
    expect(read('José’s Straße, e-mail: \u200bCAFÉ')).toEqual(['joses strasse email cafe']);
  });

  it('U-09 an amount of money is one, another number is a number', () => {
    expect(read('Send $500 and 20€ or 30 dollars within 24 hours')).toEqual(['send $ and $ or $ dollars within # hours']);
    expect(read('1,500.50')).toEqual(['#']);
  });

  it('U-09 a long one is cut, and of a long text the beginning is read', () => {
    expect(sentencesOf('word '.repeat(170)).map(({ words }) => words.length)).toEqual([80, 80, 10]);
    expect(sentencesOf(`${'a '.repeat(10_000)}b`).flatMap(({ words }) => words)).not.toContain('b');
    expect(wordsOf(`${'a '.repeat(150)}b`)).toHaveLength(150);
    expect(wordsOf('Coach-Quinn.Dummett')).toEqual(['coach', 'quinn', 'dummett']);
  });
});

describe('what a sentence says not to do', () => {
  it.each([
    ['Do not send money', 'send money'],
    ['Never tell anybody, send it', 'tell anybody'],
    ['We dont ask for money but send it', 'ask for money'],
    ['No fee and you pay nothing', 'fee'],
    ['No fee and no cost', 'fee and no cost'],
    ['Ohne Geld (bitte zahlen)', 'geld'],
    ['Send it', ''],
    ['Do not forget to send it', ''],
    ['Why not send it', ''],
    ['Dont you want it', ''],
    ['The fee is waived now', 'now'],
  ])('U-09 %j: %j', (text, words) => {
    expect(negated(text).join(' ')).toBe(words);
  });
});
