import { lastLineText } from './conversation-summary.js';

describe('the last line of a conversation', () => {
  it('C-22 is one line without the breaks of the text', () => {
    expect(lastLineText('  Coach,\r\n\r\nhere is\tmy film. ')).toBe('Coach, here is my film.');
  });

  it('C-22 has at most 140 characters, and no character is cut in two', () => {
    expect(lastLineText('a'.repeat(140))).toBe('a'.repeat(140));
    expect(lastLineText('a'.repeat(141))).toBe(`${'a'.repeat(139)}…`);
    expect(lastLineText('🏈'.repeat(300))).toBe(`${'🏈'.repeat(139)}…`);
  });
});
