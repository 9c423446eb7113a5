import { clockContract } from '../../shared-kernel/testing/clock.contract.js';
import type { ProcessLease } from '../jobs/process-lease.js';
import type { Log } from '../logging/log.js';
import { DatabaseClock } from './database-clock.js';

const NOON = Date.parse('2026-11-25T12:00:00Z');
const MINUTE = 60_000;

describe('O-09 the clock of a process', () => {
  /** How far the database's clock is ahead of the computer's at noon, and how long it takes to tell. */
  let database: { aheadMs: number; takesMs: number; isGone: boolean };
  let warnings: object[];
  let clock: DatabaseClock;

  beforeEach(async () => {
    jest.useFakeTimers({ now: NOON });
    database = { aheadMs: 0, takesMs: 0, isGone: false };
    warnings = [];
    const began = performance.now();
    const databaseTime = async () => {
      const returned = new Date(NOON + database.aheadMs + performance.now() - began);
      if (database.isGone) throw new Error('gone');
      if (database.takesMs > 0) await new Promise((resolve) => setTimeout(resolve, database.takesMs));
      return returned;
    };
    const log = { warn: (fields: object) => warnings.push(fields) } as unknown as Log;
    clock = new DatabaseClock({ databaseTime } as ProcessLease, log);
  });

  afterEach(() => {
    clock.onModuleDestroy();
    jest.useRealTimers();
  });

  const minutesFromNoon = () => (clock.now().getTime() - NOON) / MINUTE;

  describe.each([0, 10, -10])('where the computer is off by %s minutes', (minutes) => {
    clockContract(async () => {
      database.aheadMs = minutes * MINUTE;
      await clock.onModuleInit();
      return { clock, pass: (milliseconds) => jest.advanceTimersByTimeAsync(milliseconds) };
    });
  });

  it.each([10, -10])('O-09 reads the database’s time where the computer is off by %s minutes, and says so once', async (minutes) => {
    database.aheadMs = minutes * MINUTE;
    await clock.onModuleInit();
    expect(minutesFromNoon()).toBe(minutes);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(minutesFromNoon()).toBe(minutes + 1);
    expect(warnings).toEqual([{ seconds: -minutes * 60 }]);
  });

  it('reads the computer’s time while they differ by a second at most', async () => {
    database.aheadMs = 900;
    await clock.onModuleInit();
    expect(clock.now().getTime()).toBe(Date.now());
    expect(warnings).toEqual([]);
  });

  it('O-09 a computer whose clock is set while it runs changes nothing, before the next look either', async () => {
    await clock.onModuleInit();
    jest.setSystemTime(NOON + 10 * MINUTE);
    expect(minutesFromNoon()).toBe(0);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(minutesFromNoon()).toBe(1);
  });

  it('O-09 continues from the last look while the database is gone', async () => {
    database.aheadMs = 10 * MINUTE;
    await clock.onModuleInit();
    database.isGone = true;
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect(minutesFromNoon()).toBe(15);
  });

  it('takes a slow answer only while there is no other', async () => {
    database.aheadMs = 10 * MINUTE;
    database.takesMs = 10_000;
    const first = clock.onModuleInit();
    await jest.advanceTimersByTimeAsync(10_000);
    await first;
    // The answer is from the middle of the ten seconds, as far as anybody knows.
    expect(minutesFromNoon() * 60).toBeCloseTo(10 * 60 + 5, 3);
    database.takesMs = 0;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(minutesFromNoon() * 60).toBeCloseTo(10 * 60 + 15, 3);
    database.takesMs = 30_000;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(minutesFromNoon() * 60).toBeCloseTo(10 * 60 + 75, 3);
  });
});
