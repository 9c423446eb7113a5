import { plainText, replacePieces } from './plain-text.js';

describe('a text with every number in digits', () => {
  it.each([
    ['six-foot-two', '6-foot-2'],
    ['I threw for twenty-four hundred yards', 'I threw for 2400 yards'],
    ['１２４０ on the SAT', '1240 on the SAT'],
    ['1,446 yards', '1446 yards'],
    ['12,34 yards', '12,34 yards'],
    ['1.8k views', '1800 views'],
    ['2 k views', '2000 views'],
    ['the fourth quarter', 'the 4th quarter'],
    ['the second quarter', 'the second quarter'],
    ['a dozen times', '12 times'],
    ['half a dozen sacks', '6 sacks'],
    ['a half-dozen of them', '6 of them'],
    ['two dozen camps', '24 camps'],
    ['dozens of them', 'dozens of them'],
    ['half a season', 'half a season'],
    ['double figures in tackles', '10+ in tackles'],
    ['twice', '2'],
    ['double-digit tackles', '10+ tackles'],
    ['a constructor figures it out', 'a constructor figures it out'],
    ['triple digits', '100+'],
    ['four and a half sacks', '4.5 sacks'],
    ['four and a quarter', '4.25'],
    ['four point five and a half', '4.5 and a half'],
    ['number five oh one', 'number 501'],
    ['oh no', 'oh no'],
    ['six, two', '6, 2'],
    ['a yard', 'a yard'],
    ['10 1/4 inches', '10.25 inches'],
    ['9-3/4', '9.75'],
    ['31½ inches', '31.5 inches'],
    ['33⅜', '33.375'],
    ['½ of it', '1/2 of it'],
    ['on 9/11', 'on 9/11'],
    ['3 of 4 1/5', '3 of 4 1/5'],
    ['a four-eight-six forty', 'a 4.86 40'],
    ['clocked at four five two', 'clocked at 4.52'],
    ['my gpa is three oh five', 'my gpa is 3.05'],
    ['shuttle: four two one', 'shuttle: 4.21'],
    ['I ran. Six two one', 'I ran. 6 2 1'],
    ['ran at five five five oh one', 'ran at 5 5 501'],
    ['one two three, I ran', '1 2 3, I ran'],
  ])('I-05 %p reads %p', (text, plain) => {
    expect(plainText(text).text).toBe(plain);
  });

  it('I-05 each place leads back to where it stood in the text', () => {
    const text = 'ran sixty yards';
    const { text: plain, at } = plainText(text);
    expect(plain).toBe('ran 60 yards');
    expect(at).toHaveLength(plain.length + 1);
    expect([at[plain.indexOf('60')], at[plain.indexOf('0')], at[plain.indexOf('yards')], at.at(-1)]).toEqual([4, 4, 10, text.length]);
  });
});

describe('other words in some places of a text', () => {
  it('I-05 a piece that begins inside of the one before is left out', () => {
    const text = { text: 'abcdef', at: [0, 1, 2, 3, 4, 5, 6] };
    const pieces = [
      { start: 1, end: 4, text: 'X' },
      { start: 2, end: 5, text: 'Y' },
      { start: 4, end: 5, text: '' },
    ];
    expect(replacePieces(text, pieces)).toEqual({ text: 'aXf', at: [0, 1, 5, 6] });
    expect(replacePieces(text, [])).toEqual(text);
  });
});
