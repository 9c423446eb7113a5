import { isBareLine } from './is-bare-line.js';
import { sentencesOf } from './sentences-of.js';

describe('the sentences of a text', () => {
  it.each<[string, string, string[]]>([
    ['a full stop', 'One here. Two here.', ['One here.', 'Two here.']],
    ['a question, a call', 'Really? Yes! 3 times', ['Really?', 'Yes!', '3 times']],
    ['a quote', 'He said “go.” Then he left.', ['He said “go.”', 'Then he left.']],
    ['a placeholder behind', 'Hello. {{school_name}} is great', ['Hello.', '{{school_name}} is great']],
    ['lines', 'one\ntwo\r\n\r\nthree', ['one', 'two', 'three']],
    ['a number', 'A 3.7 GPA', ['A 3.7 GPA']],
    ['a title', 'Mr. Saban and Dr. Reed', ['Mr. Saban and Dr. Reed']],
    ['Jr.', 'Ty Law Jr. Is here', ['Ty Law Jr. Is here']],
    ['a link', 'See x.example.Next', ['See x.example.Next']],
    ['dots', 'Well... Yes', ['Well... Yes']],
    ['blanks around', '  One.   Two.  ', ['One.', 'Two.']],
    ['nothing', ' \n ', []],
  ])('I-06 %s', (_what, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});

describe('a line that is no sentence', () => {
  it.each([
    ['Best regards,', true],
    ['one two three four five six', true],
    ['one two three four five six seven', false],
    ['Hello.', false],
    ['Hello?', false],
    ['Hello! ', false],
    ['', true],
  ])('I-06 %j', (line, is) => {
    expect(isBareLine(line)).toBe(is);
  });
});
