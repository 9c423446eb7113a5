import { tagged } from '../../../testing/tagged.js';
import { closesClause, lowerAt, opensClause, opensPlainClause, posAt, wordsOf } from './word.js';

describe('I-06 the words of a text', () => {
  it('each has its place, its small letters and its part of speech; marks and ends of lines are words too', () => {
    const words = wordsOf("I’m 6'2, fast.\nGo!", new Map([[0, 'PRON']]));
    expect(words.map(({ text, lower, pos }) => [text, lower, pos])).toEqual([
      ['I’m', "i'm", 'PRON'],
      ['6', '6', 'X'],
      ["'", "'", 'PUNCT'],
      ['2', '2', 'X'],
      [',', ',', 'PUNCT'],
      ['fast', 'fast', 'X'],
      ['.', '.', 'PUNCT'],
      ['\n', '\n', 'BREAK'],
      ['Go', 'go', 'X'],
      ['!', '!', 'PUNCT'],
    ]);
    expect(words.every(({ text, start, end }) => end - start === text.length)).toBe(true);
  });

  it('a placeholder, a link and an address are one word that no rule may change', () => {
    const words = wordsOf('See {{school_name}} at https://hudl.com/v/1 now', new Map());
    expect(words.filter(({ pos }) => pos === 'NAME').map(({ text }) => text)).toEqual(['{{school_name}}', 'https://hudl.com/v/1']);
  });

  it.each([
    ['at the start', 'I/PRON run/VERB', 0, true, true],
    ['behind a comma', 'Yes/INTJ ,/PUNCT I/PRON run/VERB', 2, true, true],
    ['behind the end of a line', 'Coach/NOUN |/ I/PRON run/VERB', 2, true, true],
    ['behind "because"', 'because/SCONJ I/PRON run/VERB', 1, true, true],
    ['behind "and", where it may be a second subject', 'you/PRON and/CCONJ I/PRON run/VERB', 2, true, false],
    ['behind "if", where it may be a wish', 'if/SCONJ I/PRON were/AUX', 1, true, false],
    ['behind a verb', 'see/VERB I/PRON run/VERB', 1, false, false],
  ])('a clause can begin %s: %s', (_, line, at, opens, opensPlain) => {
    expect([opensClause(tagged(line), at), opensPlainClause(tagged(line), at)]).toEqual([opens, opensPlain]);
  });

  it.each([
    ['run/VERB', 1, true],
    ['run/VERB ./PUNCT', 1, true],
    ['run/VERB ,/PUNCT', 1, true],
    ['run/VERB |/ now/ADV', 1, true],
    ['run/VERB now/ADV', 1, false],
  ])('a clause ends where nothing, a mark or another line follows: %s', (line, at, closes) => {
    expect(closesClause(tagged(line), at)).toBe(closes);
  });

  it('where there is no word there are no letters and no part of speech', () => {
    const words = tagged('Run/VERB');
    expect([lowerAt(words, 0), posAt(words, 0), lowerAt(words, 1), posAt(words, -1)]).toEqual(['run', 'VERB', '', '']);
  });
});
