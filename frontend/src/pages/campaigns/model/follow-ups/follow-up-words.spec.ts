import { notReadyText, savedText } from './follow-up-words';

describe('notReadyText', () => {
  it('C-19 says what keeps a follow-up from being sent, and nothing when it is ready', () => {
    expect(notReadyText([])).toBeNull();
    expect(notReadyText(['no_reason', 'empty'])).toBe('Not ready: choose a reason and write the text. It will not be sent yet.');
    expect(notReadyText(['same_as_first'])).toContain('the same as your first email');
  });
});

describe('what is said after follow-ups were saved', () => {
  const step = (...notReady: ('empty' | 'no_reason')[]) => ({ notReady });

  it('C-19 promises the look on Home only when each can be sent', () => {
    expect(savedText([step(), step()])).toBe('You see each one on Home a day before it is sent.');
    expect(savedText([step(), step('empty')])).toBe('One is not ready and will not be sent yet.');
    expect(savedText([step('no_reason'), step('empty')])).toBe('2 are not ready and will not be sent yet.');
  });
});
