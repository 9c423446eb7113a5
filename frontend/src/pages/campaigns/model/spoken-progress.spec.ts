import { spokenProgress } from './spoken-progress';

describe('the progress of a send for a screen reader', () => {
  it('C-13 changes at each quarter only', () => {
    const heard = new Set(Array.from({ length: 41 }, (_, settled) => spokenProgress(settled, 40)));
    expect([...heard]).toEqual([
      'Sending 40 mails.',
      '25% of 40 mails are done.',
      '50% of 40 mails are done.',
      '75% of 40 mails are done.',
      'All 40 mails are done.',
    ]);
  });

  it.each([0, 5, 10])('M-01 never says that kept emails are sent or done, at %s of 10', (settled) => {
    expect(spokenProgress(settled, 10, true)).toBe('Keeping 10 emails. They are not delivered.');
  });
});
