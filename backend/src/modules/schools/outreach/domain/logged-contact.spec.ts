import { loggedContactOf, type LoggedContact } from './logged-contact.js';
import { InvalidLogEntry } from './tracking-errors.js';

const NOW = new Date('2026-11-21T15:00:00.000Z');

const call = (changes: Partial<LoggedContact> = {}): LoggedContact => {
  return { kind: 'call', at: NOW, withWhom: ' Coach Fieldhouse ', note: 'Liked the film\r\n', ...changes };
};

describe('a contact logged by hand', () => {
  it('R-09 keeps who and what without blanks around', () => {
    expect(loggedContactOf(call(), NOW)).toEqual(call({ withWhom: 'Coach Fieldhouse', note: 'Liked the film' }));
  });

  it('R-09 takes a date that is today only further east', () => {
    const at = new Date('2026-11-22T12:00:00.000Z');
    expect(loggedContactOf(call({ at }), NOW).at).toEqual(at);
  });

  it.each(['2026-11-23T00:00:00.000Z', '1999-12-31T23:59:59.000Z', 'never'])('R-09 refuses %s as the time of a contact', (at) => {
    expect(() => loggedContactOf(call({ at: new Date(at) }), NOW)).toThrow(InvalidLogEntry);
  });
});
