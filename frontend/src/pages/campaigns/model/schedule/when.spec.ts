import { limitError, rightNow, scheduleRequest } from './when';

const ZONE = 'America/Chicago';

describe('when the emails leave', () => {
  it('C-20 at once there is no limit of a day, whatever is typed', () => {
    expect(scheduleRequest({ ...rightNow, dailyLimit: '20' }, ZONE)).toEqual({ way: 'now', zone: ZONE, dailyLimit: null, zones: [] });
  });

  it('C-20 a chosen time is needed and sent; other ways have none', () => {
    expect(scheduleRequest({ ...rightNow, way: 'at' }, ZONE)).toBeNull();
    expect(scheduleRequest({ ...rightNow, way: 'at', at: '2026-12-01T08:00' }, ZONE)).toMatchObject({ at: '2026-12-01T08:00' });
    expect(scheduleRequest({ ...rightNow, way: 'morning', at: '2026-12-01T08:00' }, ZONE)).not.toHaveProperty('at');
  });

  it.each(['1', '500', ''])('C-20 a limit of %p is taken', (dailyLimit) => {
    expect(limitError({ ...rightNow, dailyLimit })).toBeUndefined();
    expect(scheduleRequest({ ...rightNow, way: 'morning', dailyLimit }, ZONE)?.dailyLimit).toBe(
      dailyLimit === '' ? null : Number(dailyLimit),
    );
  });

  it.each(['0', '501', '1.5', 'ten', '-1'])('C-20 a limit of %p is refused, and nothing is asked of the server', (dailyLimit) => {
    expect(limitError({ ...rightNow, dailyLimit })).toBe('Enter a whole number from 1 to 500, or leave it empty.');
    expect(scheduleRequest({ ...rightNow, way: 'morning', dailyLimit }, ZONE)).toBeNull();
  });

  it('C-20 answers about campuses go along by school', () => {
    const zones = scheduleRequest({ ...rightNow, way: 'morning', zones: { 7: ZONE } }, ZONE)?.zones;
    expect(zones).toEqual([{ schoolId: 7, zone: ZONE }]);
  });
});
