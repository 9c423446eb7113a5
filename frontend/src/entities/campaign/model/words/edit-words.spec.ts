import { mostGrowth } from '@/shared/testing/most-growth';
import { editWords } from './edit-words';
import { outsideChips } from './outside-chips';
import { shownAt, shownText, wordedPieces } from './worded-pieces';

const labels = new Map([
  ['coach_first_name', 'Coach’s first name'],
  ['school_name', 'School'],
  ['student_gpa', 'Your GPA'],
]);

const shown = (text: string) => shownText(wordedPieces(text, labels));

/** Edits the field of this text; `|` in `next` is the cursor. Gives what is stored, with the cursor as `|` again. */
function edit(text: string, next: string, most = 1_000): string {
  const caret = next.indexOf('|');
  const edited = editWords(wordedPieces(text, labels), { next: next.replace('|', ''), caret, labels, most });
  return `${edited.text.slice(0, edited.caret)}|${edited.text.slice(edited.caret)}`;
}

/** Presses these keys one after the other, as a browser does, and gives what is stored. */
function typed(keys: string, text = ''): string {
  let [stored, caret] = [text, text.length];
  for (const key of keys) {
    const pieces = wordedPieces(stored, labels);
    const at = shownAt(pieces, caret);
    const before = shownText(pieces);
    const next = before.slice(0, at) + key + before.slice(at);
    ({ text: stored, caret } = editWords(pieces, { next, caret: at + 1, labels, most: 1_000 }));
  }
  return stored;
}

describe('a text whose placeholders are shown in words', () => {
  it('C-05 shows a placeholder in plain words, its fallback too, and leaves an unknown one as it is', () => {
    expect(shown('{{coach_first_name|Coach}} of {{school_name}}, {{coach_nmae}}')).toBe(
      '‹Coach’s first name, else “Coach”› of ‹School›, {{coach_nmae}}',
    );
  });

  it('C-05 shows codes when no words are wanted', () => {
    expect(shownText(wordedPieces('Hi {{school_name}}', null))).toBe('Hi {{school_name}}');
  });

  it.each(['{{student_gpa}}', '{student_gpa}', '[student_gpa]', '{{ Student GPA | 3.0 }}'])('C-05 %s can be typed key by key', (code) => {
    expect(typed(`a ${code} b`)).toBe(`a ${code} b`);
    expect(shown(typed(code))).toContain('Your GPA');
  });

  it('C-05 what is written before and behind a chip leaves its code as it was written', () => {
    expect(edit('Hi [School Name]!', 'Oh|i ‹School›!')).toBe('Oh|i [School Name]!');
    expect(edit('Hi [School Name]!', 'Hi ‹School›, yes|!')).toBe('Hi [School Name], yes|!');
  });

  it.each([
    ['Backspace behind it', 'to ‹School|!'],
    ['Delete before it', 'to |School›!'],
    ['a selection that ends in it', 't|ool›!'],
    ['a selection inside of it', 'to ‹S|l›!'],
  ])('C-05 %s takes out the whole chip', (_how, next) => {
    expect(edit('to {{school_name}}!', next).replace('|', '')).toMatch(/^t(?:o )?!$/);
  });

  it('C-05 a chip that is typed over is replaced, and what is written inside of one lands behind it', () => {
    expect(edit('{{school_name}} a', 'x| a')).toBe('x| a');
    expect(edit('{{school_name}} a', '‹Scx|hool› a')).toBe('{{school_name}}x| a');
  });

  it('C-05 a chip that is pasted in words becomes a placeholder, over another chip too', () => {
    expect(edit('a', 'a‹Coach’s first name, else “Coach”›|')).toBe('a{{coach_first_name|Coach}}|');
    expect(edit('a {{school_name}} b', 'a ‹Your GPA›| b')).toBe('a {{student_gpa}}| b');
    expect(edit('a', 'a‹no such words›|')).toBe('a‹no such words›|');
  });

  it('C-05 nothing is stored beyond the limit, and nothing behind the cursor is lost', () => {
    expect(edit('ab', 'axyz|b', 4)).toBe('axy|b');
    expect(edit('ab', 'a‹School›|b', 4)).toBe('a{{|b');
    expect(edit('abcd', 'abx|cd', 4)).toBe('ab|cd');
  });

  it('C-05 the cursor goes around a chip: across it from its edge, else to the nearer one', () => {
    const pieces = wordedPieces('a{{school_name}}b', labels);
    expect([2, 8].map((from) => outsideChips(pieces, from === 2 ? 2 : 8, from === 2 ? 1 : 9))).toEqual([9, 1]);
    expect([outsideChips(pieces, 3, 0), outsideChips(pieces, 7, 0), outsideChips(pieces, 9, 0)]).toEqual([1, 9, 9]);
  });

  it('O-11 takes twice the work for twice the text', async () => {
    const run = (text: string) =>
      editWords(wordedPieces(text, labels), { next: `${text}‹School›`, caret: text.length + 8, labels, most: 20_000 });
    expect(await mostGrowth(run)).toBeLessThan(2.5);
  });
});
