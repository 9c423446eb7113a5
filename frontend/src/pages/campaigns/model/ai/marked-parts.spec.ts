import { mostGrowth } from '@/shared/testing/most-growth';
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

  it('O-11 takes twice the work for twice the words and flags', async () => {
    const flagsOf = (text: string) =>
      [...text.matchAll(/[aA]/g)].map(({ 0: letter, index }) => ({ text: letter, start: index, end: index + 1, reason: '' }));
    expect(await mostGrowth((text) => markedParts([{ value: text }], flagsOf(text)))).toBeLessThan(2.5);
    const words = (text: string) => text.split(/(?<= )/).flatMap((value) => [{ value }, { value, removed: true }]);
    expect(await mostGrowth((text) => markedParts(words(text), flagsOf(text)))).toBeLessThan(2.5);
  });
});
