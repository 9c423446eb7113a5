import { meantEdits } from './meant-edits.js';
import type { Edit } from './words/pattern.js';
import { withEdits } from './with-edits.js';

/** The text after one wanted change of `from` into `to`. */
function changed(text: string, ...wanted: (readonly [from: string, to: string])[]): string {
  const edits = wanted.map(([from, to]): Edit => ({ start: text.indexOf(from), end: text.indexOf(from) + from.length, text: to }));
  return withEdits(text, meantEdits(text, edits, new Set()));
}

describe('I-06 changes that would alter what is said', () => {
  it.each([
    ['a denial that goes', 'I do not lift heavy.', ['do not', 'do']],
    ['a denial that comes', 'I do lift heavy.', ['do', "don't"]],
    ['a number', 'I have two brothers.', ['two', 'three']],
    ['a number in digits', 'I threw 14 touchdowns.', ['14', '41']],
    ['a name', 'I met Doug there.', ['Doug', 'dog']],
    ['who did it', 'He threw it to me.', ['He', 'I']],
    ['whose it is', 'It was my fault.', ['my', 'your']],
  ] as const)('I-06 drops %s', (_, text, change) => {
    expect(changed(text, change)).toBe(text);
  });

  it('I-06 keeps the others of the line, and those of other lines', () => {
    expect(changed('I has two brothers.\nThey is tall.', ['has', 'have'], ['two', 'three'], ['is', 'are'])).toBe(
      'I have two brothers.\nThey are tall.',
    );
  });

  it('I-06 makes a change whose parts only together leave everything as it was', () => {
    expect(changed('Me and Sam ran.', ['Me and ', ''], ['Sam', 'Sam and I'])).toBe('Sam and I ran.');
  });

  it('I-06 a word that no dictionary has only shows which one was meant', () => {
    const text = 'I dosnt know.';
    const edit = { start: 2, end: 7, text: "don't" };
    expect(meantEdits(text, [edit], new Set([edit]))).toEqual([edit]);
    expect(meantEdits(text, [edit], new Set())).toEqual([]);
  });
});
