import { CHECK_FIXES } from './check-fixes.js';

const start = (text: string) =>
  CHECK_FIXES.other_school(text).replace(' is not this coach’s school. Correct it, or confirm that you mean it.', '');

describe('what to do about a finding', () => {
  it.each([
    ['short', 'Rice', '“Rice”'],
    ['60 characters', 'x'.repeat(60), `“${'x'.repeat(60)}”`],
    ['61 characters', 'x'.repeat(61), `“${'x'.repeat(60)}…”`],
    ['blanks and lines', 'Texas \n  State', '“Texas State”'],
    ['60 characters after the blanks are one', `${' '.repeat(30)}${'x'.repeat(59)}`, `“ ${'x'.repeat(59)}”`],
    ['nothing', '', '“”'],
  ])('C-15 quotes the words in one line: %s', (_what, text, quoted) => {
    expect(start(text)).toBe(quoted);
  });

  it('C-15 a thing that is missing has no words to quote', () => {
    expect([CHECK_FIXES.missing_link(), CHECK_FIXES.missing_attachment()].join(' ')).not.toContain('“');
  });
});
