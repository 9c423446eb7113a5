import { firstLines } from './first-lines';

describe('firstLines', () => {
  it('C-23 the first three lines that are not empty, and whether there are more', () => {
    expect(firstLines('Coach Lee,\n\nI am a QB.\n\nMy film: x\n\nThanks')).toEqual({
      lines: ['Coach Lee,', 'I am a QB.', 'My film: x'],
      more: true,
    });
    expect(firstLines('\nCoach Lee,\n')).toEqual({ lines: ['Coach Lee,'], more: false });
  });
});
