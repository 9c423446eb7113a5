import { spokenProgress } from './spoken-progress';

describe('the progress of a send for a screen reader', () => {
  it('C-13 counts one email as one', () => {
    expect([spokenProgress(0, 1), spokenProgress(1, 1)]).toEqual(['Sending 1 email.', 'The email is done.']);
  });

  it('C-13 changes at each quarter only', () => {
    const heard = new Set(Array.from({ length: 41 }, (_, settled) => spokenProgress(settled, 40)));
    expect([...heard]).toEqual([
      'Sending 40 emails.',
      '25% of 40 emails are done.',
      '50% of 40 emails are done.',
      '75% of 40 emails are done.',
      'All 40 emails are done.',
    ]);
  });

  it.each([0, 5, 10])('M-01 never says that kept emails are sent or done, at %s of 10', (settled) => {
    expect(spokenProgress(settled, 10, true)).toBe('Keeping 10 emails. They are not delivered.');
  });
});
