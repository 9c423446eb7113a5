import { foldHistory } from './fold-history.js';

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
    expect(foldHistory(`${WORDS}\n\n${history}`)).toEqual({ shown: WORDS, earlier: history });
  });

  it('a signature above the history goes with it', () => {
    const below = '-- \nQuinn\n\nOn Sun, Nov 15, 2026 Marcus wrote:\n> Film.';
    expect(foldHistory(`Call me.\n${below}`)).toEqual({ shown: 'Call me.', earlier: below });
  });

  it.each([
    ['words below the quote', 'On Sun, Nov 15, 2026 Marcus wrote:\n> Are you there?\n\nYes, call me.'],
    ['answers between quotes', 'Hi Marcus,\n> 40 time?\n4.6\n> GPA?\n3.7'],
    ['a sentence that begins like one', 'On Saturday the 3 of us wrote to you\nabout camp.'],
    ['nothing but a quote', '> Coach,'],
    ['one line like a header', 'From: our staff to yours\nWelcome.'],
  ])('nothing of the coach’s own words is hidden: %s', (_what, text) => {
    expect(foldHistory(text)).toEqual({ shown: text, earlier: '' });
  });

  it.each(['On 1 ', '> ', 'From: a\n', '-- \n', 'On 1\n', '\n', 'a'])('no line is lost, also of long texts of %j', (piece) => {
    const text = piece.repeat(20_000).slice(0, 20_000).trim();
    const { shown, earlier } = foldHistory(text);
    expect([shown, earlier].filter(Boolean).join('\n').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });
});
