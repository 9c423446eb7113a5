import { mostGrowth } from '@/shared/testing/most-growth';
import { wordChanges } from './word-changes';

describe('the difference of two texts', () => {
  it('I-01 is told word by word', async () => {
    const changes = await wordChanges('I wants to play.', 'I want to play.');
    expect(changes.map(({ value, added, removed }) => [value, Boolean(added), Boolean(removed)])).toEqual([
      ['I ', false, false],
      ['wants', false, true],
      ['want', true, false],
      [' to play.', false, false],
    ]);
  });

  it('O-11 takes twice the work for twice the text; texts of many different words are shown as replaced', async () => {
    const other = (text: string) => text.replaceAll(/\w+/g, 'other');
    const longTexts = (length: number) => ['a ', 'A b. ', 'a\n'].map((piece) => piece.repeat(length * 4));
    expect(await mostGrowth((text) => wordChanges(text, other(text)), longTexts)).toBeLessThan(2.5);
    const [before, after] = ['a', 'b'].map((word) => Array.from({ length: 1_500 }, (_, at) => `${word}${at}`).join(' ')) as [
      string,
      string,
    ];
    expect(await wordChanges(before, after)).toEqual([
      { value: before, removed: true },
      { value: after, added: true },
    ]);
  });
});
