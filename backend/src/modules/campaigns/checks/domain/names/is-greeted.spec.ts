import { isGreeted } from './is-greeted.js';
import { textWords } from '../text-words.js';
import { WordRun } from './word-run.js';

/** Whether "Nick Saban" is spoken to. */
function greets(text: string): boolean {
  const run = new WordRun(text, textWords(text));
  const start = run.words.findIndex(({ folded }) => folded === 'nick');
  return isGreeted(run, start, start + 2);
}

describe('whether a text speaks to a person', () => {
  it.each([
    ['Dear', 'Dear Nick Saban I am writing'],
    ['Hello', 'hello Nick Saban how are you'],
    ['Hi', 'Hi Nick Saban how are you'],
    ['Hey', 'HEY Nick Saban how are you'],
    ['Dear with a title', 'Dear Coach Nick Saban I am writing'],
    ['Dear Mr.', 'Dear Mr Nick Saban I am writing'],
    ['the first words, a comma', 'Nick Saban, I am writing'],
    ['the first words, a colon', 'Nick Saban: I am writing'],
    ['the first words, a semicolon', 'Nick Saban; I am writing'],
    ['the first words, an exclamation mark', 'Nick Saban! I am writing'],
    ['the first words, a dash', 'Nick Saban – I am writing'],
    ['the first words, a long dash', 'Nick Saban—I am writing'],
    ['the first words, a hyphen', 'Nick Saban - I am writing'],
    ['the first words, the end of the line', 'Nick Saban \nI am writing'],
    ['nothing else', 'Nick Saban'],
    ['the title first', 'Coach Nick Saban, I am writing'],
    ['the begin of a line', 'I am a QB\nNick Saban, I am writing'],
    ['the begin of a line with the title', 'I am a QB\nCoach Nick Saban, I am writing'],
    ['Good morning', 'Good morning Nick Saban, I am writing'],
    ['Good afternoon', 'Good afternoon Coach Nick Saban, I am writing'],
    ['Good evening', 'Good evening Nick Saban, I am writing'],
    ['Thanks', 'Thanks Nick Saban!'],
    ['Thank you', 'Thank you Coach Nick Saban.'],
    ['Greetings', 'Greetings Nick Saban,'],
    ['the second who is greeted', 'Coach Reed and Nick Saban, I am writing'],
  ])('C-15 greeted: %s', (_what, text) => {
    expect(greets(text)).toBe(true);
  });

  it.each([
    ['spoken of', 'I met Nick Saban, who is great'],
    ['the first words of a sentence about somebody', 'Nick Saban is great'],
    ['the first words with a question mark', 'Nick Saban? He is great'],
    ['a title and a sentence', 'Coach Nick Saban is great'],
    ['the begin of a line and a sentence', 'I am a QB\nNick Saban is great'],
    ['another title between', 'I met Coach Nick Saban, who is great'],
    ['an ended sentence before', 'Good morning. Nick Saban, who is great'],
    ['the last of two in a sentence', 'I learned from you and Nick Saban.'],
    ['the last of two with a title', 'I learned from you and Coach Nick Saban.'],
    ['a mark after other words', 'Good morning Nick Saban is great, you know'],
  ])('C-15 not greeted: %s', (_what, text) => {
    expect(greets(text)).toBe(false);
  });

  it('C-15 behind "and" the last name of a text is greeted unless a full stop ends it', () => {
    expect(greets('Hello Coach Reed and Nick Saban')).toBe(true);
    expect(greets('Hello Coach Reed and Nick Saban!')).toBe(true);
    expect(greets('Hello Coach Reed and Nick Saban.')).toBe(false);
  });
});

describe('a second person in a greeting', () => {
  it('C-15 I-05 is not the one who is spoken to', () => {
    expect(greets('Dear Coach Reed and Coach Nick Saban, I am writing')).toBe(false);
    expect(greets('Thank you Reed and Coach Nick Saban, I am writing')).toBe(true);
  });
});
