import { leftoverBrackets } from './leftover-brackets.js';

const found = (text: string) => leftoverBrackets(text).map((breach) => breach.text);

describe('blanks that were not filled in', () => {
  it.each([
    ['Hello <school>,', ['<school>']],
    ['</b>', ['</b>']],
    [`<a${'x'.repeat(60)}>`, [`<a${'x'.repeat(60)}>`]],
    ['Hello {{ you', ['{{']],
    ['Hello }} you', ['}}']],
    ['[[ x ]]', ['[[', ']]']],
    ['<<1>>', ['<<', '>>']],
    ['Hi [the coach’s name]!', ['[the coach’s name]']],
    ['[YOUR 1st MASCOT]', ['[YOUR 1st MASCOT]']],
    ['(insert name)', ['(insert name)']],
    ['(your school name)', ['(your school name)']],
    ['(Coach last name here)', ['(Coach last name here)']],
    ['INSERT YOUR NAME', ['INSERT YOUR NAME']],
    ['insert link', ['insert link']],
  ])('C-15 holds a place: %s', (text, pieces) => {
    expect(found(text)).toEqual(pieces);
  });

  it.each([
    [`<a${'x'.repeat(61)}>`, 'too long for a tag'],
    ['<3 and 4 < 5 > 3', 'signs of numbers'],
    ['<https://x.example/a> <me@example.org>', 'addresses'],
    ['<a\nb>', 'two lines'],
    ['[1st of 2027]', 'no word of a blank'],
    ['[renamed schooling 1]', 'such a word within another'],
    ['(insert)', 'no word of a blank behind'],
    ['(the school name)', 'no begin of a blank'],
    ['We insert a new play', 'an ordinary sentence'],
    ['', 'nothing'],
  ])('C-15 holds no place: %j (%s)', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each(['{{school_name}}', '{nickname}', '[school name]', '{{your name}}', '{{nobody|<school>}}'])(
    'C-15 what looks like a placeholder is reported as that alone: %s',
    (text) => {
      expect(found(`Hi ${text} there`)).toEqual([]);
    },
  );

  it('C-15 a blank right before and right behind a placeholder is one', () => {
    expect(leftoverBrackets('<a>{{school_name}}<b>')).toEqual([
      { code: 'leftover_bracket', at: 0, text: '<a>' },
      { code: 'leftover_bracket', at: 18, text: '<b>' },
    ]);
  });

  it('C-15 findings are in the order of the text, and one within another is not told twice', () => {
    expect(found('(insert name here) then <b> then [[')).toEqual(['(insert name here)', '<b>', '[[']);
    expect(found('<insert name>')).toEqual(['<insert name>']);
    expect(found('<a><b>')).toEqual(['<a>', '<b>']);
  });

  it('C-15 ten of a kind at most', () => {
    expect(found('<b> '.repeat(10))).toHaveLength(10);
    expect(found('<b> '.repeat(11))).toHaveLength(10);
    expect(found(`${'<b> '.repeat(11)}${'[[ '.repeat(11)}`)).toHaveLength(20);
  });
});
