import { collapse, fold, wordsOf } from './words.js';

describe('the words of a page', () => {
  it.each([
    ['Men’s BASKETBALL', 'mens basketball'],
    ["Men's", 'mens'],
    ['José Núñez', 'jose nunez'],
    ['O‘Neal', 'oneal'],
    ['Head Coach (QB)', 'head coach (qb)'],
    ['', ''],
  ])('B-01 %j is compared as %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each([
    ['Head-Coach, 2nd', ['head', 'coach', '2nd']],
    ['– (…)', []],
    ['', []],
  ])('B-01 the words of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    ['Nick Saban', 'Nick Saban'],
    [' Nick', 'Nick'],
    ['Nick ', 'Nick'],
    ['Nick  Saban', 'Nick Saban'],
    ['Nick\tSaban', 'Nick Saban'],
    ['Nick\u00a0Saban', 'Nick Saban'],
    ['Ni\u200bck', 'Nick'],
    ['\u202aNick\u202c \ufeff', 'Nick'],
    ['', ''],
  ])('B-01 %j is seen as %j', (text, seen) => {
    expect(collapse(text)).toBe(seen);
  });
});
