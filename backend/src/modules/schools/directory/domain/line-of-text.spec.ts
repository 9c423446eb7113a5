import { ENTRY_LIMITS } from './entry-limits.js';
import { lineOfText } from './line-of-text.js';

const codeOf = (value: string) => {
  try {
    lineOfText('title', value);
  } catch (error) {
    return error;
  }
  return null;
};

describe('a single line of an entry', () => {
  it('has no blanks around it and single ones inside', () => {
    expect(lineOfText('title', '  Head   Football  Coach ')).toBe('Head Football Coach');
    expect([lineOfText('title', null), lineOfText('title', undefined), lineOfText('title', '  ')]).toEqual(['', '', '']);
  });

  it('is refused with a line break or another control character, which could reach the header of an email', () => {
    for (const text of ['Coach\nBcc: x', 'Coach\r', 'Coach\tDana', 'Coach\u0000'].filter((one) => one.trim().length > 5)) {
      expect(codeOf(text)).toMatchObject({ kind: 'invalid', errors: [{ field: 'title', code: 'control_character' }] });
    }
  });

  it('has at most as many characters as an entry may', () => {
    expect(codeOf('x'.repeat(ENTRY_LIMITS.line))).toBeNull();
    expect(codeOf('x'.repeat(ENTRY_LIMITS.line + 1))).toMatchObject({ errors: [{ field: 'title', code: 'too_long' }] });
  });
});
