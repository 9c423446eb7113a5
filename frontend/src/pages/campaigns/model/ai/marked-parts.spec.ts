import { diffWordsWithSpace } from 'diff';
import { markedParts } from './marked-parts';

describe('the difference between the athlete’s text and the new one', () => {
  it('I-01 is told word by word', () => {
    const parts = markedParts(diffWordsWithSpace('I wants to play.', 'I want to play.'), []);
    expect(parts.map(({ kind, text }) => `${kind}:${text}`)).toEqual(['same:I ', 'removed:wants', 'added:want', 'same: to play.']);
  });

  it('I-03 marks the flagged words wherever they stand', () => {
    const flag = { text: '4.2 forty', start: 8, end: 17, reason: 'no' };
    const parts = markedParts([{ value: 'I run a 4.2 ' }, { value: 'x', removed: true }, { value: 'forty.', added: true }], [flag]);
    expect(parts.map(({ kind, text, flag: marked }) => [kind, text, marked !== null])).toEqual([
      ['same', 'I run a ', false],
      ['same', '4.2 ', true],
      ['removed', 'x', false],
      ['added', 'forty', true],
      ['added', '.', false],
    ]);
  });
});
