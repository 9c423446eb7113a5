import { contactMoment, loggedContactOf, type LoggedContact } from './logged-contact.js';
import { InvalidLogEntry } from './tracking-errors.js';

const NOW = new Date('2026-11-21T15:00:00.000Z');

const call = (changes: Partial<LoggedContact> = {}): LoggedContact => {
  return { kind: 'call', at: NOW, withWhom: ' Coach Fieldhouse ', note: 'Liked the film\r\n', status: null, deadline: null, ...changes };
};

describe('a contact logged by hand', () => {
  it('R-09 keeps who and what without blanks around', () => {
    expect(loggedContactOf(call(), NOW)).toEqual(call({ withWhom: 'Coach Fieldhouse', note: 'Liked the film' }));
  });

  it('R-09 Y-05 a day without an hour stays that day from Hawaii to Maine', () => {
    for (const zone of ['Pacific/Honolulu', 'America/Chicago', 'America/New_York']) {
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(contactMoment('2026-06-12'));
      expect([zone, day]).toEqual([zone, '2026-06-12']);
    }
    expect(contactMoment('2026-06-12T23:00:00Z')).toEqual(new Date('2026-06-12T23:00:00Z'));
  });

  it('R-09 takes a date that is today only further east', () => {
    const at = new Date('2026-11-22T12:00:00.000Z');
    expect(loggedContactOf(call({ at }), NOW).at).toEqual(at);
  });

  it('Y-05 an offer has a status and a day to answer by, both of which may be unknown', () => {
    const offer = call({ kind: 'offer', status: 'written', deadline: '2026-12-01' });
    expect(loggedContactOf(offer, NOW)).toMatchObject({ status: 'written', deadline: '2026-12-01' });
    expect(loggedContactOf({ kind: 'offer', at: NOW, withWhom: '', note: '' }, NOW)).toMatchObject({ status: null, deadline: null });
    expect(loggedContactOf(call({ kind: 'camp', deadline: '2026-12-01' }), NOW).deadline).toBe('2026-12-01');
  });

  it.each([
    [{ kind: 'visit', status: 'written' }, 'offers_only'],
    [{ kind: 'call', deadline: '2026-12-01' }, 'no_deadline'],
    [{ kind: 'offer', deadline: '2026-02-30' }, 'invalid_day'],
    [{ kind: 'offer', deadline: 'tomorrow' }, 'invalid_day'],
    [{ kind: 'offer', deadline: '2026-11-01' }, 'before_contact'],
    [{ kind: 'offer', deadline: '9999-12-31' }, 'too_far'],
    [{ kind: 'camp', deadline: '2021-11-01' }, 'too_far'],
  ] as const)('Y-05 %j is refused: %s', (changes, code) => {
    expect(() => loggedContactOf(call(changes), NOW)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ code })] }) as Error,
    );
  });

  it.each(['2026-11-23T00:00:00.000Z', '1999-12-31T23:59:59.000Z', 'never'])('R-09 refuses %s as the time of a contact', (at) => {
    expect(() => loggedContactOf(call({ at: new Date(at) }), NOW)).toThrow(InvalidLogEntry);
  });

  it('R-09 takes no time before 2000, and a day ahead of now at most', () => {
    const code = (at: Date) => {
      try {
        return loggedContactOf(call({ at }), NOW).at;
      } catch (error) {
        return (error as InvalidLogEntry).errors[0]?.code;
      }
    };
    const from = (ms: number) => new Date(NOW.getTime() + ms);
    const first = new Date('2000-01-01T00:00:00.000Z');
    expect([code(first), code(new Date(first.getTime() - 1))]).toEqual([first, 'invalid_time']);
    expect([code(from(86_400_000)), code(from(86_400_001))]).toEqual([from(86_400_000), 'in_future']);
  });

  it.each(['visit', 'camp'] as const)('Y-05 a %s can be to come, within two years, with a day to answer before it', (kind) => {
    const planned = (ms: number) => loggedContactOf(call({ kind, at: new Date(NOW.getTime() + ms), deadline: '2026-11-25' }), NOW);
    const day = 86_400_000;
    expect(planned(14 * day)).toMatchObject({ kind, at: new Date('2026-12-05T15:00:00.000Z'), deadline: '2026-11-25' });
    expect(() => planned(732 * day)).not.toThrow();
    expect(() => planned(732 * day + 1)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'at', code: 'too_far' })] }) as Error,
    );
  });

  it.each(['call', 'text', 'offer', 'other'] as const)('R-09 a %s cannot be to come', (kind) => {
    expect(() => loggedContactOf(call({ kind, at: new Date('2026-12-05T15:00:00.000Z') }), NOW)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'at', code: 'in_future' })] }) as Error,
    );
  });

  it('Y-05 the day to answer by is at most two days before the contact and five years after it', () => {
    const code = (deadline: string) => {
      try {
        return loggedContactOf(call({ kind: 'offer', at: new Date('2026-11-21T00:00:00.000Z'), deadline }), NOW).deadline;
      } catch (error) {
        return (error as InvalidLogEntry).errors[0]?.code;
      }
    };
    expect([code('2026-11-19'), code('2026-11-18')]).toEqual(['2026-11-19', 'before_contact']);
    expect([code('2031-11-25'), code('2031-11-26')]).toEqual(['2031-11-25', 'too_far']);
    expect(code('2026-02-30')).toBe('invalid_day');
  });
});
