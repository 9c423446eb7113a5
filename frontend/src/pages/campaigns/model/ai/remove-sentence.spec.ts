import { mostGrowth } from '@/shared/testing/most-growth';
import { removeSentence } from './remove-sentence';
import type { Flag } from './writing';

const flag = (text: string, words: string): Flag => {
  const start = text.indexOf(words);
  return { text: words, start, end: start + words.length, reason: '' };
};

describe('removing what is not true', () => {
  it.each([
    ['I have a 3.7 GPA. I run a 4.2 forty. Thank you.', '4.2', 'I have a 3.7 GPA. Thank you.'],
    ['I run a 4.2 forty. Thank you.', '4.2', 'Thank you.'],
    ['Coach,\n\nI run a 4.2 forty.\n\nThank you.', '4.2', 'Coach,\n\nThank you.'],
    ['Coach Saban,\nI play quarterback.', 'Saban', '\nI play quarterback.'],
    ['I play. I run a 4.2', '4.2', 'I play.'],
    ['I play. I run a 4.2 forty.\n\nMarcus', '4.2', 'I play.\n\nMarcus'],
  ])('I-03 takes the whole sentence out: %j', (text, words, left) => {
    expect(removeSentence({ text, flags: [] }, flag(text, words)).text).toBe(left);
  });

  it('I-03 the flags behind it still mark their words', () => {
    const text = 'I run a 4.2 forty at Ohio.\n\nI was ranked 12th.\n\nI camped at Duke.';
    const [forty, ohio, rank, duke] = ['4.2', 'Ohio', '12', 'Duke'].map((words) => flag(text, words)) as [Flag, Flag, Flag, Flag];
    const once = removeSentence({ text, flags: [forty, ohio, rank, duke] }, rank);
    expect(once.flags.map(({ start, end }) => once.text.slice(start, end))).toEqual(['4.2', 'Ohio', 'Duke']);
    const twice = removeSentence(once, once.flags[0] as Flag);
    expect(twice.flags.map(({ start, end }) => twice.text.slice(start, end))).toEqual(['Duke']);
  });

  it('O-11 takes twice the work for twice the text', async () => {
    const middle = (text: string) => ({ text: 'x', start: text.length / 2, end: text.length / 2 + 1, reason: '' });
    expect(await mostGrowth((text) => removeSentence({ text, flags: [middle(text)] }, middle(text)))).toBeLessThan(2.5);
  });
});
