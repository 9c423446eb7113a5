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
});
