import type { ScheduleChoice } from '../../writing/domain/schedule-choice.js';
import { planTimes } from './plan-times.js';

const OHIO = 'America/New_York';
const TEXAS = 'America/Chicago';
const HAWAII = 'Pacific/Honolulu';
/** A Saturday. */
const NOW = new Date('2026-11-21T15:00:00.000Z');

const choice = (changes: Partial<ScheduleChoice>): ScheduleChoice => ({
  ...{ way: 'morning', zone: TEXAS, at: null, dailyLimit: null, zones: [] },
  ...changes,
});
const due = (changes: Partial<ScheduleChoice>, campuses: string[], earliest = NOW) =>
  planTimes(choice(changes), campuses, earliest).map(({ dueAt }) => dueAt.toISOString());

describe('planTimes', () => {
  it('C-20 in each coach’s morning: the next weekday at 8:00 of each campus', () => {
    expect(due({}, [OHIO, TEXAS, HAWAII])).toEqual(['2026-11-23T13:00:00.000Z', '2026-11-23T14:00:00.000Z', '2026-11-23T18:00:00.000Z']);
  });

  it('C-20 a morning that has just begun still counts, and nothing leaves before the Send can be taken back', () => {
    const nine = new Date('2026-11-23T14:00:30.000Z');
    expect(due({}, [OHIO], nine)).toEqual(['2026-11-23T14:00:30.000Z']);
    expect(due({}, [OHIO], new Date('2026-11-23T15:00:00.000Z'))).toEqual(['2026-11-24T13:00:00.000Z']);
  });

  it('C-20 a daily limit spreads mornings over weekdays, all zones counted together', () => {
    expect(due({ dailyLimit: 2 }, [OHIO, OHIO, TEXAS, OHIO, TEXAS], new Date('2026-11-26T15:30:00.000Z'))).toEqual([
      '2026-11-27T13:00:00.000Z',
      '2026-11-27T13:00:00.000Z',
      '2026-11-26T15:30:00.000Z',
      '2026-11-30T13:00:00.000Z',
      '2026-11-26T15:30:00.000Z',
    ]);
  });

  it('C-20 C-17 only emails for the morning have quiet hours', () => {
    expect(planTimes(choice({}), [OHIO], NOW)[0]?.quietZone).toBe(OHIO);
    expect(planTimes(choice({ way: 'at', at: '2026-11-22T23:30' }), [OHIO], NOW)[0]?.quietZone).toBeNull();
  });

  it('C-20 at a chosen time: exactly then, in the athlete’s zone', () => {
    expect(due({ way: 'at', at: '2026-11-22T23:30' }, [OHIO, HAWAII])).toEqual(['2026-11-23T05:30:00.000Z', '2026-11-23T05:30:00.000Z']);
  });

  it('C-20 a daily limit continues at the same time of the following days, across a change of the clock', () => {
    const before = new Date('2026-10-30T12:00:00.000Z');
    expect(due({ way: 'at', at: '2026-10-31T08:00', dailyLimit: 1 }, [OHIO, OHIO, OHIO], before)).toEqual([
      '2026-10-31T13:00:00.000Z',
      '2026-11-01T14:00:00.000Z',
      '2026-11-02T14:00:00.000Z',
    ]);
  });

  it('C-20 now, spread over days', () => {
    expect(due({ way: 'now', dailyLimit: 2 }, [OHIO, OHIO, OHIO])).toEqual([
      '2026-11-21T15:00:00.000Z',
      '2026-11-21T15:00:00.000Z',
      '2026-11-22T15:00:00.000Z',
    ]);
  });

  it.each([
    ['2026-11-21T08:00', 'This time is over'],
    ['2028-11-21T08:00', 'within a year'],
    ['2026-02-30T08:00', 'Choose a day and a time'],
    ['2026-12-01T24:00', 'Choose a day and a time'],
    ['tomorrow', 'Choose a day and a time'],
  ])('C-20 refuses %s and names the field', (at, words) => {
    let refused: unknown;
    try {
      due({ way: 'at', at }, [OHIO]);
    } catch (error) {
      refused = error;
    }
    expect(refused).toMatchObject({ errors: [{ field: 'schedule.at' }] });
    expect((refused as Error).message).toContain(words);
  });

  it('C-20 refuses a limit with which the last email would leave after more than a year', () => {
    expect(() => due({ dailyLimit: 1 }, Array<string>(261).fill(OHIO))).toThrow('With 1 a day 261 emails take more than a year');
    expect(due({ dailyLimit: 1 }, Array<string>(260).fill(OHIO)).at(-1)).toMatch(/^2027-11-/);
  });

  it('C-20 five thousand emails in many zones are planned within the limit on every day', () => {
    const campuses = Array.from({ length: 5_000 }, (_, at) => [OHIO, TEXAS, HAWAII][at % 3] ?? OHIO);
    const days = new Map<string, number>();
    for (const { dueAt } of planTimes(choice({ dailyLimit: 25 }), campuses, NOW)) {
      const day = dueAt.toISOString().slice(0, 10);
      days.set(day, (days.get(day) ?? 0) + 1);
    }
    expect(days.size).toBe(200);
    expect(Math.max(...days.values())).toBe(25);
  });
});
