import { numberClaims } from './number-claims.js';

const claims = (text: string) => numberClaims(text).map(({ text: found, canonical, measure }) => [found, canonical, measure]);

describe('the numbers of a text', () => {
  it.each([
    ['2,481', '2481'],
    ['33 1/8', '33.125'],
    ['3.70', '3.7'],
    ['.5', '0.5'],
    ['#12', '12'],
    ['$500', '500'],
    ['’27', '2027'],
    ['6-2', "6'2"],
    [`6'11"`, "6'11"],
    ['5 feet 10 inches', "5'10"],
    [`9'8"`, "9'8"],
    ['twelve', '12'],
    ['Hundreds', 'hundreds'],
    ['dozens', 'dozens'],
  ])('I-03 “%s” is %s', (text, canonical) => {
    expect(numberClaims(`Now ${text}`)).toMatchObject([{ text, canonical, start: 4, end: 4 + text.length }]);
  });

  it.each(['a', 'one', 'zero', 'a couple'])('I-03 “%s” claims nothing', (text) => {
    expect(claims(`I have ${text} of them.`)).toEqual([]);
  });

  it.each([
    ['a 3.7 forty beside a GPA', [['3.7', '3.7', 'forty']]],
    ['a GPA of 3.7', [['3.7', '3.7', 'gpa']]],
    [
      'My GPA is 3.7, my SAT 1280.',
      [
        ['3.7', '3.7', 'gpa'],
        ['1280', '1280', 'sat'],
      ],
    ],
    ['I wear #12.', [['#12', '12', 'jersey']]],
    ['I completed 67% of them.', [['67', '67', 'percent']]],
    ['I am 6-2.', [['6-2', "6'2", 'height']]],
    ['I have 12.', [['12', '12', undefined]]],
    // The clause ends before the word.
    ['I have 12. My GPA counts.', [['12', '12', undefined]]],
    ['GPA! I have 12.', [['12', '12', undefined]]],
    ['A GPA as.of now 3.7', [['3.7', '3.7', 'gpa']]],
    // Too far away.
    ['GPA is what they all like to see 3.7', [['3.7', '3.7', undefined]]],
    ['3.7 is what they call my GPA', [['3.7', '3.7', undefined]]],
  ])('I-03 the measure is in the few words beside it, within the clause: “%s”', (text, found) => {
    expect(claims(text)).toEqual(found);
  });

  it('I-03 the name of a race is no number, and a count of yards is one', () => {
    expect(claims('I ran a 4.62 40-yard dash.')).toEqual([['4.62', '4.62', undefined]]);
    expect(claims('I ran a 4.62 40.')).toEqual([['4.62', '4.62', 'forty']]);
    expect(claims('My 40 is 4.62')).toEqual([['4.62', '4.62', 'forty']]);
    expect(claims('I ran for 40 yards.').map(([text]) => text)).toEqual(['40']);
    expect(claims('He ran 40 yard routes.').map(([text]) => text)).toEqual(['40']);
    expect(claims('my 40 points').map(([text]) => text)).toEqual(['40']);
  });

  it('I-03 a year beside a count is no more of it, and that of a class or season is', () => {
    expect(claims('24 touchdowns in 2026').at(-1)).toEqual(['2026', '2026', undefined]);
    expect(claims('class of 2027').at(-1)).toEqual(['2027', '2027', 'class']);
    expect(claims('touchdowns in 2060').at(-1)).not.toEqual(['2060', '2060', undefined]);
  });

  it('I-03 of "6 of 7 field goals" both count the same', () => {
    const [six, seven] = numberClaims('6 of 7 field goals');
    expect([six?.canonical, seven?.canonical, six?.measure === seven?.measure]).toEqual(['6', '7', true]);
    expect(six?.measure).toBeDefined();
  });

  it('I-03 they are in the order of the text, with their places in what was written', () => {
    const text = 'Dozens came, ２４ touchdowns and hundreds left in ’26.';
    expect(numberClaims(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Dozens', '２４', 'hundreds', '’26']);
  });
});
