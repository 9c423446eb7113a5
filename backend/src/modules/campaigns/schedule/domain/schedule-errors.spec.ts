import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { ScheduleTimeRefused, ScheduleTooLong, ScheduleNotForKept, ZoneNeeded } from './schedule-errors.js';

describe('errors: schedule', () => {
  testStableErrors([
    [
      () => new ZoneNeeded([{ schoolId: 2, schoolName: 'Kentucky', state: 'KY', choices: [] }]),
      { kind: 'invalid', code: 'zone_needed', errors: [{ field: 'schedule.zones', code: 'zone_needed' }] },
    ],
    [
      () => new ScheduleTimeRefused('Some words.'),
      { kind: 'invalid', code: 'invalid_schedule', errors: [{ field: 'schedule.at', code: 'invalid_schedule' }] },
    ],
    [
      () => new ScheduleTooLong(7, 7),
      { kind: 'invalid', code: 'invalid_schedule', errors: [{ field: 'schedule.dailyLimit', code: 'invalid_schedule' }] },
    ],
    [
      () => new ScheduleNotForKept(),
      { kind: 'invalid', code: 'invalid_schedule', errors: [{ field: 'schedule', code: 'invalid_schedule' }] },
    ],
  ]);
});
