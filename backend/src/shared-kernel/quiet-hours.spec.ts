import { quietUntil } from './quiet-hours.js';
import { zonesOfState } from './state-zones.js';

const until = (now: string, ...zones: string[]) => quietUntil('notice', new Date(now), zones)?.toISOString() ?? null;

describe('quiet hours', () => {
  it.each([
    ['20:59 in the evening', '2026-11-21T02:59:59Z', null],
    ['21:00', '2026-11-21T03:00:00Z', '2026-11-21T13:00:00.000Z'],
    ['midnight', '2026-11-21T06:00:00Z', '2026-11-21T13:00:00.000Z'],
    ['06:59 in the morning', '2026-11-21T12:59:59Z', '2026-11-21T13:00:00.000Z'],
    ['07:00', '2026-11-21T13:00:00Z', null],
  ])('U-11 a notice at %s in Chicago', (_, now, expected) => {
    expect(until(now, 'America/Chicago')).toBe(expected);
  });

  it('U-11 the night is an hour shorter when summer time begins, and longer when it ends', () => {
    expect(until('2026-03-08T04:00:00Z', 'America/Chicago')).toBe('2026-03-08T12:00:00.000Z');
    expect(until('2026-11-01T03:00:00Z', 'America/Chicago')).toBe('2026-11-01T13:00:00.000Z');
    expect(until('2026-03-08T08:00:00Z', 'America/Phoenix')).toBe('2026-03-08T14:00:00.000Z');
  });

  it('U-11 a zone of half hours ends its night at its own seven', () => {
    expect(until('2026-11-21T08:00:00Z', 'America/St_Johns')).toBe('2026-11-21T10:30:00.000Z');
  });

  it('U-11 with two zones of a state both have to be awake, and an unknown state waits until all are', () => {
    expect(until('2026-11-21T13:00:00Z', ...zonesOfState('TX'))).toBe('2026-11-21T14:00:00.000Z');
    expect(until('2026-11-21T13:00:00Z', ...zonesOfState(''))).toBe('2026-11-21T21:00:00.000Z');
  });

  it('U-11 what is urgent never waits', () => {
    expect(quietUntil('urgent', new Date('2026-11-21T06:00:00Z'), ['America/Chicago'])).toBeNull();
  });
});
