import { splitHistory } from './split-history.js';

const WORDS = 'Marcus, thanks for writing.\n\nCan you send the full game?';

describe('C-22 the quoted history of a reply is folded', () => {
  it.each([
    ['Gmail', 'On Sun, Nov 15, 2026 at 2:37 PM Marcus Lee <m@x.example> wrote:\n\n> Coach,\n> I am a quarterback.'],
    ['Gmail, broken line', 'On Sun, Nov 15, 2026 at 2:37 PM Marcus Lee <\nmarcus@mail.example> wrote:\n> Coach,\n>\n> Film.'],
    ['Apple Mail', 'On Nov 15, 2026, at 14:37, Marcus Lee <m@x.example> wrote:\n\n> Coach,'],
    ['a program that marks no quotes', 'On 11/15/2026 2:37 PM, Marcus Lee wrote:\nCoach,\nI am a quarterback.'],
    [
      'Outlook',
      '________________________________\nFrom: Marcus Lee <m@x.example>\nSent: Sunday, November 15, 2026 2:37 PM\nTo: Coach\nSubject: Film\n\nCoach,',
    ],
    [
      'Outlook on a phone',
      'Get Outlook for iOS\n________________________________\nFrom: Marcus\nDate: Sunday\nTo: Coach\nSubject: Film\n\nHi',
    ],
    ['Outlook 2010', '-----Original Message-----\nFrom: Marcus Lee\nCoach,'],
    ['German', 'Am So., 15. Nov. 2026 um 14:37 Uhr schrieb Marcus Lee <m@x.example>:\n> Coach,'],
    ['French', 'Le dim. 15 nov. 2026 à 14:37, Marcus Lee <m@x.example> a écrit :\n> Coach,'],
    ['Spanish', 'El dom, 15 nov 2026 a las 14:37, Marcus Lee (<m@x.example>) escribió:\n> Coach,'],
    ['quotes alone', '> Coach,\n> I am a quarterback.\n\n> Marcus'],
    ['a signature', '-- \nQuinn Dummett\nQuarterbacks coach'],
    ['a phone', 'Sent from my iPhone'],
  ])('%s', (_program, history) => {
    expect(splitHistory(`${WORDS}\n\n${history}`)).toEqual({ shown: WORDS, earlier: history });
  });

  it('a signature above the history goes with it', () => {
    const below = '-- \nQuinn\n\nOn Sun, Nov 15, 2026 Marcus wrote:\n> Film.';
    expect(splitHistory(`Call me.\n${below}`)).toEqual({ shown: 'Call me.', earlier: below });
  });

  it.each([
    ['words below the quote', 'On Sun, Nov 15, 2026 Marcus wrote:\n> Are you there?\n\nYes, call me.'],
    ['answers between quotes', 'Hi Marcus,\n> 40 time?\n4.6\n> GPA?\n3.7'],
    ['a sentence that begins like one', 'On Saturday the 3 of us wrote to you\nabout camp.'],
    ['nothing but a quote', '> Coach,'],
    ['one line like a header', 'From: our staff to yours\nWelcome.'],
  ])('nothing of the coach’s own words is hidden: %s', (_what, text) => {
    expect(splitHistory(text)).toEqual({ shown: text, earlier: '' });
  });

  it.each([
    ['blanks around every line', '  On Sun, Nov 15, 2026 Marcus wrote:  \n  > Film.  '],
    ['three lines of an announcement', 'On Sun, Nov 15, 2026\nMarcus Lee\n<m@x.example> wrote:\n> Film.'],
    ['Portuguese', 'Em dom., 15 de nov. de 2026, Marcus escreveu:\n> Film.'],
    ['Italian', 'Il giorno dom 15 nov 2026 Marcus ha scritto:\n> Film.'],
    ['headers in bold', '*From:* Marcus\n*Sent:* Sunday\n*To:* Coach\nHi'],
    ['headers with a blank line', 'From: Marcus\n\nSent: Sunday\n\nTo: Coach\nHi'],
    ['a forwarded message', '---------- Forwarded message ---------\nHi'],
    ['one that is begun in words', 'Begin forwarded message:\nHi'],
    ['a name of a phone in two words', 'Sent from my Galaxy S25'],
  ])('%s', (_program, history) => {
    expect(splitHistory(`${WORDS}\n\n${history}`)).toEqual({ shown: WORDS, earlier: history.trim() });
  });

  it.each([
    ['four lines of an announcement', 'On Sun, Nov 15, 2026\nMarcus\nLee\nof Westlake wrote:\nFilm.'],
    ['an announcement without a day', 'On the way home your mother wrote:\nFilm.'],
    ['a verb in the middle of a line', 'Am 15. November schrieb ich dir\nund wartete.'],
    ['an announcement above own words and a quote', 'On Sun, Nov 15, 2026 Marcus wrote:\n\n> Film?\nYes.'],
    ['two headers', 'From: our staff\nTo: you\nWelcome.'],
    ['headers far below', 'From: our staff\na\nb\nc\nd\ne\nTo: you\nDate: now\nf'],
    ['a signature far above the end', `--\n${'line\n'.repeat(20)}end`],
    ['dashes within a line', 'I run -- fast'],
    ['a phone in a sentence', 'It was sent from my iPhone.\nCall me.'],
    ['a phone with a long name', 'Sent from my very own old phone of last year'],
  ])('nothing is folded for %s', (_what, text) => {
    expect(splitHistory(`Hello.\n${text}`)).toEqual({ shown: `Hello.\n${text}`, earlier: '' });
  });

  it('a rule above the headers goes with them, and another line does not', () => {
    const headers = 'From: Marcus\nSent: Sunday\nTo: Coach';
    expect(splitHistory(`Hello.\n__________\n${headers}`).earlier).toBe(`__________\n${headers}`);
    expect(splitHistory(`Hello.\n_________\n${headers}`).shown).toBe('Hello.\n_________');
    expect(splitHistory(`Hello.\n__________\nOn Sun, Nov 15, 2026 Marcus wrote:\n> x`).shown).toBe('Hello.\n__________');
  });

  it.each(['On 1 ', '> ', 'From: a\n', '-- \n', 'On 1\n', '\n', 'a'])('no line is lost, also of long texts of %j', (piece) => {
    const text = piece.repeat(20_000).slice(0, 20_000).trim();
    const { shown, earlier } = splitHistory(text);
    expect([shown, earlier].filter(Boolean).join('\n').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });
});
