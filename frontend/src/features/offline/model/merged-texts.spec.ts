import { isText, mergedTexts } from './merged-texts';

const field = (name: string, mine: string, theirs: string) => ({ name, label: name, mine, theirs });

describe('both versions of a change in one', () => {
  it('L-03 a long text begins with both, and loses no line of either; a line begins with the one of this device', async () => {
    const texts = await mergedTexts([field('notes', 'Same\nMine', 'Same\nTheirs'), field('subject', 'My film', 'Her film')]);
    expect(texts).toEqual({ notes: 'Same\nMine\nTheirs', subject: 'My film' });
  });

  it('L-03 only what a person wrote can be made into one', () => {
    expect(['notes', 'template', 'leadLevel', 'filmSent'].map((name) => isText({ name }))).toEqual([true, true, false, false]);
  });
});
