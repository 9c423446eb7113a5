import { textWords } from '../text-words.js';
import { WordRun } from './word-run.js';

const runOf = (text: string) => new WordRun(text, textWords(text));

describe('the words around a name', () => {
  it('C-15 counts words away from a place', () => {
    const run = runOf('one Two three four');
    expect([run.before(2), run.before(2, 1), run.before(2, 2)]).toEqual(['two', 'one', '']);
    expect([run.after(2), run.after(2, 1), run.after(2, 2)]).toEqual(['three', 'four', '']);
    expect([run.before(0), run.after(4)]).toEqual(['', '']);
  });

  it.each([
    ['one two', true],
    ['one, two', true],
    ['one: two', true],
    ['one – two', true],
    ['one.two', true],
    ['one. two', false],
    ['one.\ntwo', false],
    ['one\ntwo', false],
    ['one! two', false],
    ['one!two', false],
    ['one? two', false],
    ['one?two', false],
  ])('C-15 words of one sentence in one line belong together: %j', (text, isTogether) => {
    const run = runOf(text);
    expect(run.after(1)).toBe(isTogether ? 'two' : '');
    expect(run.before(1)).toBe(isTogether ? 'one' : '');
  });

  it('C-15 an end between any of the words on the way parts them', () => {
    const run = runOf('one. two three');
    expect([run.before(2), run.before(2, 1)]).toEqual(['two', '']);
    expect(runOf('one two. three').after(1, 1)).toBe('');
    expect(runOf('one two. three').after(1)).toBe('two');
  });

  it('C-15 quotes as it is written and as it is compared', () => {
    const run = runOf('I like San  José, State!');
    expect([run.written(2, 4), run.folded(2, 4)]).toEqual(['San  José', 'san jose']);
    expect([run.written(2, 5), run.folded(2, 5)]).toEqual(['San  José, State', 'san jose state']);
    expect([run.written(4, 5), run.folded(4, 4)]).toEqual(['State', '']);
  });

  it('C-15 what is between two words, before the first and behind the last', () => {
    const run = runOf('“one, two”.');
    expect([run.gap(0, 1), run.gap(-1, 0), run.gap(1, 2)]).toEqual([', ', '“', '”.']);
  });

  it.each([
    ['one two', false],
    ['one, two', false],
    ['one. two', true],
    ['one! two', true],
    ['one? two', true],
    ['one: two', true],
    ['one\ntwo', true],
  ])('C-15 the first word of a line or sentence: %j', (text, opens) => {
    expect(runOf(text).opens(1)).toBe(opens);
    expect(runOf(text).opens(0)).toBe(true);
  });
});
