import { changeOnReply, differenceIn, LEAD_LEVELS, tidyText, UNTRACKED } from './tracking.js';

describe('tracking of a school', () => {
  it('R-05 finds no difference in what is there already', () => {
    const before = { ...UNTRACKED, notes: 'Asked for\nfilm', filmSent: true };
    const same = { ...before, notes: ' Asked for\r\nfilm ' };
    expect(differenceIn(before, same)).toEqual({ change: {}, events: [] });
    expect(differenceIn(before, {})).toEqual({ change: {}, events: [] });
  });

  it('R-05 keeps only the fields that really change', () => {
    const { change } = differenceIn(UNTRACKED, { filmSent: true, introEmailSent: false, leadLevel: 'cold' });
    expect(change).toEqual({ filmSent: true });
  });

  it('R-09 makes an event of a lead change, a note and a next step, not of a tick', () => {
    const { events } = differenceIn(UNTRACKED, {
      leadLevel: 'warm',
      notes: 'Coach came to the game',
      nextStep: 'Call',
      filmSent: true,
    });
    expect(events).toEqual([
      { kind: 'lead_changed', data: { from: 'cold', to: 'warm' } },
      { kind: 'note_changed', data: { text: 'Coach came to the game' } },
      { kind: 'next_step_changed', data: { text: 'Call' } },
    ]);
  });

  it('R-10 reads a text alike, whatever line ends and blanks a spreadsheet gave it', () => {
    expect(tidyText('\tone\r\ntwo\rthree \n')).toBe('one\ntwo\nthree');
  });

  it('X-05 takes half a character for one that cannot be shown, and leaves whole ones alone', () => {
    expect(tidyText('film \ud83c 🏈')).toBe('film \ufffd 🏈');
  });

  it('R-05 makes a cold lead warm when a coach answers, and leaves any other as the athlete set it', () => {
    expect(changeOnReply('cold')).toEqual({ responseGotten: true, leadLevel: 'warm' });
    for (const level of LEAD_LEVELS.filter((one) => one !== 'cold')) expect(changeOnReply(level)).toEqual({ responseGotten: true });
  });
});
