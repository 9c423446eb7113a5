import { type ContactWindow, contactWindowOf } from './contact-window';
import { contactWindowWords } from './contact-window-words';

const window = (changes: Partial<ContactWindow> = {}): ContactWindow => ({
  division: 'D1',
  subdivision: 'FBS',
  state: 'now',
  from: '2025-06-15',
  checkWithSchool: false,
  rule: null,
  ...changes,
});

describe('when coaches may write, in words', () => {
  it.each([
    ['Coaches may contact you now', window()],
    ['Coaches may contact you now · check with the school', window({ checkWithSchool: true })],
    ['Coaches may contact you from Jun 15, 2027', window({ state: 'later', from: '2027-06-15' })],
    ['Contact dates: check with the school', window({ state: 'unknown', from: null })],
  ])('Y-04 "%s"', (text, given) => {
    expect(contactWindowWords(given).text).toBe(text);
  });

  it('Y-04 finds the window of a school by subdivision, else by division', () => {
    const windows = [window({ subdivision: 'FCS' }), window(), window({ division: 'D2', subdivision: null })];
    expect(contactWindowOf(windows, { division: 'D1', subdivision: 'FBS' })).toBe(windows[1]);
    expect(contactWindowOf(windows, { division: 'D2', subdivision: null })).toBe(windows[2]);
    expect(contactWindowOf(windows, { division: 'D3', subdivision: null })).toBeUndefined();
  });
});
