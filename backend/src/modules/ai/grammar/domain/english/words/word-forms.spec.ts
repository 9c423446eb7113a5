import { BASES, DOING, PARTICIPLES, PASTS, plainOf, THIRDS, UNCONTRACTED, WORD_FORMS } from './word-forms.js';

const form = (name: string, word: string) => WORD_FORMS[name]?.(word);

describe('I-06 forms of words', () => {
  it.each([
    ['participle', 'went', 'gone'],
    ['participle', 'saw', 'seen'],
    ['participle', 'played', null],
    ['past', 'seen', 'saw'],
    ['past', 'thrown', 'threw'],
    ['past', 'played', null],
    ['third', 'have', 'has'],
    ['third', 'do', 'does'],
    ['third', 'go', 'goes'],
    ['third', "don't", "doesn't"],
    ['third', 'are', 'is'],
    ['third', 'am', 'is'],
    ['third', 'be', 'is'],
    ['third', 'were', 'was'],
    ['third', 'catch', 'catches'],
    ['third', 'push', 'pushes'],
    ['third', 'miss', 'misses'],
    ['third', 'fix', 'fixes'],
    ['third', 'carry', 'carries'],
    ['third', 'play', 'plays'],
    ['third', 'run', 'runs'],
    ['base', 'is', 'are'],
    ['base', 'was', 'were'],
    ['base', 'has', 'have'],
    ['base', "doesn't", "don't"],
    ['base', 'play', null],
    ['plain', 'plays', 'play'],
    ['plain', 'goes', 'go'],
    ['plain', 'has', null],
    ['plural', "yard's", 'yards'],
    ['several', 'game', 'games'],
    ['several', 'catch', 'catches'],
    ['several', 'carry', 'carries'],
    ['pasttense', 'play', 'played'],
    ['pasttense', 'score', 'scored'],
    ['pasttense', 'try', 'tried'],
    ['pasttense', 'stay', 'stayed'],
    ['pasttense', 'throw', 'threw'],
    ['pasttense', 'lose', 'lost'],
    ['pasttense', 'tell', 'told'],
    ['participleof', 'watch', 'watched'],
    ['participleof', 'throw', 'thrown'],
    ['capital', 'october', 'October'],
    ['capitals', 'gpa', 'GPA'],
    ['apostrophe', 'dads', "dad's"],
    ['contracted', 'dont', "don't"],
    ['contracted', 'im', "I'm"],
    ['contracted', 'hows', "how's"],
    ['contracted', 'dog', null],
  ])('%s of “%s” is %s', (name, word, right) => {
    expect(form(name, word)).toBe(right);
  });

  it('lists what rules look for', () => {
    expect(PASTS).toEqual(expect.arrayContaining(['went', 'saw', 'ran']));
    expect(PARTICIPLES).toEqual(expect.arrayContaining(['seen', 'done', 'thrown']));
    // "I run", "I come" are no mistakes.
    expect(PARTICIPLES).not.toEqual(expect.arrayContaining(['run']));
    expect(PARTICIPLES).not.toEqual(expect.arrayContaining(['come']));
    expect(DOING).toEqual(expect.arrayContaining(['playing', 'running', 'making', 'getting', 'seeing', 'keeping', 'recruiting']));
    expect(THIRDS).toEqual(expect.arrayContaining(['plays', 'goes', 'teaches', 'tries']));
    expect(UNCONTRACTED).toEqual(expect.arrayContaining(['dont', 'im', 'youre', 'whos']));
    expect(BASES).toEqual(expect.arrayContaining(['play', 'score']));
    expect(BASES).not.toContain('hit');
    expect(plainOf('runs')).toBe('run');
  });
});
