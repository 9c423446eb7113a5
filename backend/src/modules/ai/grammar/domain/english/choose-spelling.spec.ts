import { chooseSpelling, distance, slipAtStart } from './choose-spelling.js';

describe('I-06 which word was meant', () => {
  it.each([
    ['', '', 0],
    ['a', '', 1],
    ['', 'ab', 2],
    ['coach', 'coach', 0],
    ['coach', 'couch', 1],
    ['teh', 'the', 1],
    ['recieve', 'receive', 1],
    ['abc', 'cab', 2],
    ['team', 'teams', 1],
    ['kitten', 'sitting', 3],
  ])('“%s” and “%s” are %d letters apart, two exchanged ones count once', (one, other, far) => {
    expect([distance(one, other), distance(other, one)]).toEqual([far, far]);
  });

  it.each([
    ['couchable', ['quotable'], 'coachable'],
    ['recoverd', ['record', 'recovered'], 'recovered'],
    ['recieve', [], 'receive'],
    ['playd', ['play', 'played'], 'played'],
    ['teh', ['tea'], 'the'],
  ])('“%s” is the usual word that is nearest: %s', (written, guesses, word) => {
    expect(chooseSpelling(written, guesses)).toBe(word);
  });

  it.each([
    ['a word that is near to none', 'zorblaxed', ['relaxed']],
    ['a short word without a usual one near', 'xyq', ['xi']],
    ['guesses of several words', 'qqqqqq', ['q q']],
  ])('nobody can tell what was meant by %s', (_, written, guesses) => {
    expect(chooseSpelling(written, guesses)).toBeNull();
  });

  it('a short word two letters away from a rare one stays: it may be a name', () => {
    expect(chooseSpelling('malik', ['mafia', 'mail'])).toBeNull();
    expect(chooseSpelling('anywere', ['answer', 'anywhere'])).toBe('anywhere');
  });

  it.each([
    ['a word is not its opposite', 'unreliable', ['reliable'], null],
    ['nor with a hyphen', 'non-starter', ['starter'], null],
    ['and a prefix that another word begins with is none', 'unreliabel', ['unreliable'], 'unreliable'],
    ['nor is one in the middle of a word', 'abundisure', ['abundure'], 'abundure'],
    ['a rare word of six letters may be two letters away', 'qwxyzz', ['qwxyaa'], 'qwxyaa'],
    ['one of five only one', 'qwaxy', ['qwabb'], null],
    ['a word without vowels may be one letter away', 'trck', ['track'], 'track'],
    ['and no more', 'tkls', ['tackles'], null],
    ['a guess of two words is left out', 'qqqqqqa', ['qqq qqa', 'qqqqqqb'], 'qqqqqqb'],
  ])('%s: “%s”', (_, written, guesses, word) => {
    expect(chooseSpelling(written, guesses)).toBe(word);
  });

  it('the guess with the same ending and first letter is preferred', () => {
    expect(chooseSpelling('gallopped', ['gallop', 'galloped'])).toBe('galloped');
    expect(chooseSpelling('qwertz', ['xwertz', 'qwerta'])).toBe('qwerta');
  });

  it('a short word is believed where the guess has an apostrophe', () => {
    expect(chooseSpelling('didn', ["didn't"])).toBe("didn't");
  });

  it('only the first five guesses are looked at', () => {
    expect(chooseSpelling('qwxyzz', ['aaaaaa', 'bbbbbb', 'cccccc', 'dddddd', 'eeeeee', 'qwxyz'])).toBeNull();
    expect(chooseSpelling('qwxyzz', ['aaaaaa', 'bbbbbb', 'cccccc', 'dddddd', 'qwxyz', 'eeeeee'])).toBe('qwxyz');
  });

  it.each([
    ['Teh', ['The'], 'The'],
    ['Thier', ['Their'], 'Their'],
    ['Hopfully', ['Hopefully'], 'Hopefully'],
    ['Practise', ['Practice'], 'Practice'],
  ])('at the start of a sentence “%s” is a slip', (written, guesses, word) => {
    expect(slipAtStart(written, guesses)).toBe(word);
  });

  it.each([
    ['Chace', ['Chance']],
    ['Jaylen', ['Talent']],
    ['Zorblaxed', ['Relaxed']],
    ['Marsden', ['Marsdon']],
  ])('at the start of a sentence “%s” is a name', (written, guesses) => {
    expect(slipAtStart(written, guesses)).toBeNull();
  });
});
