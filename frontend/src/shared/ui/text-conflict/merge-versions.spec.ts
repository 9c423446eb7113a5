import { mostGrowth } from '@/shared/testing/most-growth';
import { mergeVersions } from './merge-versions';

describe('both versions of a text in one', () => {
  it('C-02 has common lines once, then mine, then theirs', async () => {
    const mine = 'Coach,\nmy film is new.\nMaya';
    const theirs = 'Coach,\nI visit in June.\nMaya';
    expect(await mergeVersions(mine, theirs)).toBe('Coach,\nmy film is new.\nI visit in June.\nMaya');
  });

  it('C-02 loses no line of either', async () => {
    const mine = 'a\nb\nc\nlast of mine';
    const theirs = 'first of theirs\na\nc\nd';
    const merged = (await mergeVersions(mine, theirs)).split('\n');
    for (const line of [...mine.split('\n'), ...theirs.split('\n')]) expect(merged).toContain(line);
    expect(merged.filter((line) => line === 'a')).toHaveLength(1);
  });

  it('C-02 keeps both whole where they have too little in common to be compared', async () => {
    const lines = (word: string) => Array.from({ length: 1500 }, (_, at) => `${word} ${at}`).join('\n');
    expect(await mergeVersions(lines('one'), lines('two'))).toBe(`${lines('one')}\n\n${lines('two')}`);
  });

  it('O-11 takes twice the work for twice the text, also where nothing is the same', async () => {
    const longTexts = (length: number) => ['\n', 'a\n', 'a b\n\n'].map((piece) => piece.repeat(length * 2));
    expect(await mostGrowth((text) => mergeVersions(text, text.replaceAll('\n', ' x\n')), longTexts)).toBeLessThan(2.5);
  });
});
