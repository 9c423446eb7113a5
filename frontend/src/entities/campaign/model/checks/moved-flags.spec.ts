import { movedFlags } from './moved-flags';
import type { TextFlag } from './text-flag';

const text = 'I have a 3.9 GPA and two offers.';
const flag = (words: string): TextFlag => {
  const start = text.indexOf(words);
  return { text: words, start, end: start + words.length, reason: 'r', severity: 'error' };
};
const wordsIn = (after: string) =>
  movedFlags([flag('3.9'), flag('two offers')], text, after).map(({ start, end }) => after.slice(start, end));

describe('marks while the athlete continues writing', () => {
  it.each([
    ['nothing changes', text, ['3.9', 'two offers']],
    ['something is written before them', `Coach, ${text}`, ['3.9', 'two offers']],
    ['something is written between them', 'I have a 3.9 GPA here and two offers.', ['3.9', 'two offers']],
    ['something is written behind them', `${text} Thanks.`, ['3.9', 'two offers']],
    ['one is changed', 'I have a 3.7 GPA and two offers.', ['two offers']],
    ['a digit is written behind one', 'I have a 3.95 GPA and two offers.', ['two offers']],
    ['one is taken out', 'I have a GPA and two offers.', ['two offers']],
    ['all is taken out', '', []],
  ])('I-05 follow the text when %s', (_, after, expected) => {
    expect(wordsIn(after)).toEqual(expected);
  });
});
