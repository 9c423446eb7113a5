import { looksEnglish } from './looks-english.js';

const words = (count: number, word = 'pelota') => Array.from({ length: count }, () => word).join(' ');

describe('whether a text is English', () => {
  it.each([
    ['nothing', '', true],
    ['eleven words of another language', words(11), true],
    ['twelve words of another language', words(12), false],
    ['enough small words', `${words(9)} the and of`, true],
    ['too few small words', `${words(10)} the and`, false],
    ['small words in capitals', `${words(9)} THE And OF`, true],
    ['short forms', `${words(9)} i'm I’m your`, false],
    ['letters of another alphabet', `${words(3, 'мяч')} ${words(9, 'the')}`, false],
    ['a few of them', `${words(2, 'мяч')} ${words(10, 'the')}`, true],
    ['placeholders are no words', `${words(11)} {{the}} {{school_name}}`, true],
    ['links are no words', `${words(11)} https://the.and http:of`, true],
    ['numbers are no words', `${words(11)} 2027 3.7`, true],
  ])('I-02 %s', (_what, text, is) => {
    expect(looksEnglish(text)).toBe(is);
  });
});
