import { followUpDue } from './follow-up-due.js';

const NEW_YORK = { zone: 'America/New_York', writtenAt: new Date(0) };
const due = (base: string, waitDays: number, changes = {}) =>
  followUpDue({ base: new Date(base), waitDays, ...NEW_YORK, ...changes }).toISOString();

describe('followUpDue', () => {
  it('C-19 waits the days after the email before it, at the same time of day', () => {
    expect(due('2026-11-17T15:20:00.000Z', 7)).toBe('2026-11-24T15:20:00.000Z');
  });

  it.each([
    ['a weekend', '2026-11-20T15:00:00.000Z', 1, '2026-11-23T13:00:00.000Z'],
    ['the evening', '2026-11-17T23:30:00.000Z', 1, '2026-11-19T13:00:00.000Z'],
    ['the early morning', '2026-11-17T05:00:00.000Z', 1, '2026-11-18T13:00:00.000Z'],
    ['a change of the clock', '2026-10-25T12:30:00.000Z', 7, '2026-11-02T13:00:00.000Z'],
  ])('C-19 is between 8:00 and 18:00 on a weekday where the coach is: %s', (_, base, days, expected) => {
    expect(due(base, days)).toBe(expected);
  });

  it('C-19 leaves a day after it was written at the earliest', () => {
    expect(due('2026-09-01T15:00:00.000Z', 7, { writtenAt: new Date('2026-11-16T14:00:00.000Z') })).toBe('2026-11-17T14:00:00.000Z');
  });

  it('C-19 assumes no zone where none is known', () => {
    expect(due('2026-11-20T04:00:00.000Z', 1, { zone: null })).toBe('2026-11-21T04:00:00.000Z');
  });
});
