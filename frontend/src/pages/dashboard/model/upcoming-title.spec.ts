import { upcomingTitle } from './upcoming-title';

const now = new Date(2026, 10, 23, 9, 0);
const title = (firstDueAt: Date, changes = {}) =>
  upcomingTitle({ count: 29, firstDueAt: firstDueAt.toISOString(), held: null, ...changes }, now);

describe('upcomingTitle', () => {
  it('C-19 says a day ahead to how many coaches a follow-up leaves', () => {
    expect(title(new Date(2026, 10, 24, 9, 0))).toBe('Follow-up to 29 coaches is sent tomorrow');
    expect(title(new Date(2026, 10, 23, 15, 0))).toBe('Follow-up to 29 coaches is sent today');
    expect(title(new Date(2026, 10, 25, 9, 0), { count: 1 })).toBe('Follow-up to 1 coach is sent on Wednesday');
  });

  it('C-19 says what a follow-up waits for', () => {
    expect(title(now, { held: 'late' })).toBe('Follow-up to 29 coaches is late. Send it?');
  });
});
