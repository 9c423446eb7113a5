import { meansSchool } from './means-school.js';
import type { SchoolNameKind } from './school-name-kind.js';
import { textWords } from '../text-words.js';
import { WordRun } from './word-run.js';

/** Whether the words between ‹ and › mean the school. */
function means(kind: SchoolNameKind, marked: string): boolean {
  const before = textWords(marked.slice(0, marked.indexOf('‹'))).length;
  const count = textWords(/‹(.*)›/s.exec(marked)?.[1] ?? '').length;
  const text = marked.replace(/[‹›]/g, '');
  return meansSchool(new WordRun(text, textWords(text)), { start: before, end: before + count }, kind);
}

describe('whether a name means the school', () => {
  it.each([
    'I love ‹Texas State›',
    'i love ‹texas state›',
    'I love ‹TEXAS STATE›',
    'I love ‹Texas State› in Texas',
    'I love ‹Ohio Northern› junior day',
  ])('C-15 a sure name needs nothing: %s', (text) => {
    expect(means('sure', text)).toBe(true);
  });

  it.each([
    ['a high school', 'We beat ‹Texas State› High'],
    ['the first years of a high school', 'We beat ‹Texas State› junior high'],
    ['a street', 'I live at ‹Texas State› Street'],
    ['a contest of the state', 'I am a ‹Texas State› champion'],
    ['the state', 'I know ‹Texas state› parks'],
    ['a region where something is', 'I come from ‹Southern California›'],
    ['the forces', 'My father is in the ‹Air Force›'],
  ])('C-15 a sure name is something else: %s', (_what, text) => {
    expect(means('sure', text)).toBe(false);
  });

  it.each([
    ['what a town does not do', '‹Tulsa› offered me', true],
    ['what a town is not', '‹Tulsa› is my first choice', true],
    ['what a town is', '‹Tulsa› is warm in May', false],
    ['the same in a sentence of its own', 'In spring ‹Tulsa› is my town', false],
    ['playing for it by another word', 'I dream of kicking for ‹Tulsa›', true],
  ])('C-15 I-05 a town with %s: %s', (_what, text, is) => {
    expect(means('context', text)).toBe(is);
  });

  it.each([
    ['another end of the name', 'I am an ‹Ohio Northern› champion', true],
    ['a sentence between', 'I love ‹Texas State›. Champion of life', true],
    ['a sentence before a high school', 'I love ‹Texas State›. High school is fun', true],
    ['the forces without "the"', 'I love ‹Air Force›', true],
    ['"the" before another name', 'I love the ‹Texas State›', true],
    ['a longer name of forces', 'I love the ‹Air Force Academy›', true],
    ['the state with words of a school', 'I play football for ‹Texas state›', true],
    ['a region without a place word', 'I love ‹Southern California›', true],
    ['a region with words of a school', 'I come from ‹Southern California› football', true],
    ['no region behind a place word', 'I come from ‹Texas State›', true],
  ])('C-15 a sure name with %s: %s', (_what, text, is) => {
    expect(means('sure', text)).toBe(is);
  });

  it.each([
    'I follow ‹tulsa› football',
    'I like the ‹Tulsa› staff',
    'I could see myself at ‹Tulsa›',
    'I want to go ‹Tulsa›',
    'the University of ‹Tulsa›',
    'the college of ‹Tulsa›',
    'I will join ‹Tulsa›',
    'I will attend ‹Tulsa›',
    'I am attending ‹Tulsa›',
    'I play for ‹Tulsa›',
    'I was recruited by the ‹Tulsa›',
    'I have offers from Rice by ‹Tulsa›',
    'I am committed to Rice and ‹Tulsa›',
    'I am committed to Rice or the ‹Tulsa›',
    'my interest in ‹Tulsa›',
    'I am interested in ‹Tulsa›',
    'I play with you for Rice and ‹Tulsa›',
    'I play for One Two Three ‹Tulsa›',
  ])('C-15 words of a school beside it are enough: %s', (text) => {
    expect(means('context', text)).toBe(true);
  });

  it.each([
    'I love ‹Tulsa›',
    '‹Tulsa› is warm',
    'I am of ‹Tulsa›',
    'the mayor of ‹Tulsa›',
    'I look for ‹Tulsa›',
    'play ‹Tulsa›',
    'I play in ‹Tulsa›',
    'I play. For ‹Tulsa›',
    'I play football ‹Tulsa›',
    'I play for rain near ‹Tulsa›',
    'I am committed to sunny ‹Tulsa›',
    'I play for One Two Three Four Five ‹Tulsa›',
    'I like ‹Tulsa›. Football is fun',
    'I play for ‹Tulsa› High School',
    'I was committed to ‹Houston›, TX',
    'I see myself at ‹Houston›, Texas',
    'I see myself at ‹Charlotte›, North Carolina',
    'I see myself at ‹Houston›,TX',
  ])('C-15 without them a place or word is meant: %s', (text) => {
    expect(means('context', text)).toBe(false);
  });

  it.each([
    ['no state behind the comma', 'I see myself at ‹Houston›, Rice or Tulsa', true],
    ['no comma', 'I see myself at ‹Houston› TX', true],
    ['two blanks', 'I see myself at ‹Houston›,  TX', true],
    ['the comma at the end', 'I see myself at ‹Houston›,', true],
  ])('C-15 a town only with its state: %s', (_what, text, is) => {
    expect(means('context', text)).toBe(is);
  });

  it.each([
    ['I love ‹LSU›', true],
    ['I love ‹A&M›', true],
    ['I love ‹lsu›', false],
    ['I love ‹Lsu›', false],
    ['I play for ‹lsu›', true],
    ['I love ‹LSU› High', false],
  ])('C-15 letters count in capitals, or among words of a school: %s', (text, is) => {
    expect(means('letters', text)).toBe(is);
  });

  it.each([
    ['a capital', 'I love ‹Rice›', true],
    ['a small letter', 'I love ‹rice›', false],
    ['a name before', 'My friend Jerry ‹Rice›', false],
    ['a name behind', 'I love ‹Rice› Krispies', false],
    ['a comma between', 'I love Tulsa, ‹Rice›, Lamar', true],
    ['a small word around', 'I love the ‹Rice› team', true],
    ['the first word of the text before', 'Playing ‹Rice› was fun', true],
    ['the first word of a sentence before', 'Hello. Playing ‹Rice› was fun', true],
    ['the second word of a sentence before', 'Hello Jerry ‹Rice› was fun', false],
    ['the first word', '‹Rice› is fun', true],
    ['a line between', 'Jerry\n‹Rice›\nKrispies', true],
    ['its state behind', 'I live in ‹Rice›, TX', false],
    ['words of a school', 'I play for ‹rice›', true],
  ])('C-15 a name with a capital that is its own: %s', (_what, text, is) => {
    expect(means('capital', text)).toBe(is);
  });
});
