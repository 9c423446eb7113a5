import { readLocalTime } from './read-local-time.js';

const now = new Date('2026-11-20T14:00:00.000Z');
const read = (text: string | null) => readLocalTime(text, 'America/Chicago', now).toISOString();

describe('readLocalTime', () => {
  it('C-20 a day and time are those of the zone', () => {
    expect(read('2026-11-23T08:05')).toBe('2026-11-23T14:05:00.000Z');
    expect(read('2027-07-23T08:00')).toBe('2027-07-23T13:00:00.000Z');
  });

  it.each([null, '', '2026-11-23', '2026-11-23 08:00', ' 2026-11-23T08:00', '2026-11-23T08:00Z', '2026-11-31T08:00', '2026-13-01T08:00'])(
    'C-20 refuses what is no day and time: %s',
    (text) => expect(() => read(text)).toThrow('Choose a day and a time, such as 2026-11-23T08:00.'),
  );

  it.each(['2026-11-23T24:00', '2026-11-23T25:10', '2026-11-23T08:60', '2026-11-00T08:00', '2027-02-29T08:00'])(
    'C-20 refuses a time that no clock shows: %s',
    (text) => expect(() => read(text)).toThrow('Choose a day and a time'),
  );

  it('C-20 refuses the past, this minute included, and what is more than a year away', () => {
    expect(() => read('2026-11-20T07:59')).toThrow('This time is over. Choose a later one.');
    expect(() => read('2026-11-20T08:00')).toThrow('This time is over');
    expect(read('2026-11-20T08:01')).toBe('2026-11-20T14:01:00.000Z');
    expect(read('2027-11-21T08:00')).toBe('2027-11-21T14:00:00.000Z');
    expect(() => read('2027-11-21T08:01')).toThrow('Choose a time within a year from now.');
  });
});
