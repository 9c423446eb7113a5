import { notReadyText } from './follow-up-words';

describe('notReadyText', () => {
  it('C-19 says what keeps a follow-up from being sent, and nothing when it is ready', () => {
    expect(notReadyText([])).toBeNull();
    expect(notReadyText(['no_reason', 'empty'])).toBe('Not ready: choose a reason and write the text. It is not sent like this.');
    expect(notReadyText(['same_as_first'])).toContain('the same as your first email');
  });
});
