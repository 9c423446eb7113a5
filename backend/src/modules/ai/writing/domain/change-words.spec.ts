import { changeWords, type WordRule } from './change-words.js';

const GONNA: WordRule = [/\bgonna\b/gi, 'going to'];
const NOT: WordRule = [/\b(is|do)n['’]t\b/gi, '$1 not'];
const LOL: WordRule = [/\blol\b/gi, ''];

describe('replacing words in an email', () => {
  it.each<[string, string, readonly WordRule[], string]>([
    ['a word', 'I am gonna play', [GONNA], 'I am going to play'],
    ['each of them', 'gonna gonna go', [GONNA], 'Going to going to go'],
    ['a capital stays', 'Hey. Gonna play', [GONNA], 'Hey. Going to play'],
    ['a word in capitals gets none', 'I am GONNA play', [GONNA], 'I am going to play'],
    ['a part of it stays', 'He isn’t here', [NOT], 'He is not here'],
    ['a part with its capital', 'Isn’t he', [NOT], 'Is not he'],
    ['$1 without a part is nothing', 'I lol', [[/\blol(x)?\b/g, 'say$1']], 'I say'],
    ['rules in their order', 'I lol', [[/lol/g, 'gonna'], GONNA], 'I going to'],
    ['no rule', 'i  stay', [], 'I stay'],
    ['nothing', '', [GONNA], ''],
  ])('I-06 %s', (_what, text, rules, changed) => {
    expect(changeWords(text, rules)).toBe(changed);
  });

  it.each([
    ['{{school_name|gonna}}', 'a placeholder'],
    ['https://x.example/gonna', 'a link'],
  ])('I-06 never touches %s (%s)', (text) => {
    expect(changeWords(`See ${text} or gonna`, [GONNA, LOL])).toBe(`See ${text} or going to`);
  });

  it.each([
    ['two blanks', 'I am lol here', 'I am here'],
    ['a blank before a comma', 'Well lol, yes', 'Well, yes'],
    ['a blank before a full stop', 'I am here lol.', 'I am here.'],
    ['a small letter after a full stop', 'Hello. lol i am here', 'Hello. I am here'],
    ['a small letter after a question mark', 'Well? lol and you are', 'Well? And you are'],
    ['a blank and a small letter at the start', 'Lol i am here', 'I am here'],
    ['two blanks before a link', 'See lol https://x.example/a now', 'See https://x.example/a now'],
    ['two blanks behind a placeholder', 'At {{school_name}} lol we met', 'At {{school_name}} we met'],
    ['blanks at the begin of a line stay', 'Hello\n  lol there', 'Hello\n   there'],
  ])('I-06 tidies up what a word leaves behind: %s', (_what, text, tidied) => {
    expect(changeWords(text, [LOL])).toBe(tidied);
  });
});

describe('capitals behind a word that went', () => {
  it.each([
    ['at the start of a paragraph', 'Coach,\n\nhey i am here', 'Coach,\n\nI am here'],
    ['not at the start of a line', 'Coach,\nhey i am here', 'Coach,\ni am here'],
    ['behind two blanks', 'Hello.  lol you are', 'Hello. You are'],
    ['not of a name that is written small', 'Hello. lol iPhone here', 'Hello. iPhone here'],
    ['several blanks before a comma', 'Well lol  lol, yes', 'Well, yes'],
  ])('I-06 %s', (_what, text, tidied) => {
    expect(changeWords(text, [LOL, [/\bhey /g, '']])).toBe(tidied);
  });

  it('I-06 a replaced word with a capital keeps it, also of an accented letter', () => {
    expect(changeWords('Here. Étude now', [[/étude/gi, 'été']])).toBe('Here. Été now');
  });
});
