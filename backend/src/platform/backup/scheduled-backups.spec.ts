import { AskedBackups } from './asked-backups.js';
import { DailyBackup } from './daily-backup.js';

/** What the decorator of the scheduler leaves at a method; the scheduler calls those that have it. */
const OPTIONS = 'SCHEDULE_INTERVAL_OPTIONS';

/** Of a class, the method that the scheduler calls, and how often in seconds. */
function everySeconds(part: { prototype: { tick: () => Promise<void> } }): number | undefined {
  const tick: unknown = Object.getOwnPropertyDescriptor(part.prototype, 'tick')?.value;
  const options = Reflect.getMetadata(OPTIONS, tick as object) as { timeout: number } | undefined;
  return options && options.timeout / 1000;
}

describe('backups that begin by themselves', () => {
  it('O-06 each minute it is looked whether the one of the day is due, and more often whether one was asked for', () => {
    expect([everySeconds(DailyBackup), everySeconds(AskedBackups)]).toEqual([60, 20]);
  });
});
