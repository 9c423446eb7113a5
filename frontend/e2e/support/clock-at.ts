import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const shifted = pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href;

const dayMs = 24 * 3600 * 1000;

/** Variables for `ServerProcess.restart`: the server's clock goes on from `moment`. */
export function clockAt(moment: Date): Record<string, string> {
  return { NODE_OPTIONS: `--import=${shifted}?ms=${moment.getTime() - Date.now()}` };
}

/** The next `weekday` (0 = Sunday) at `hour` UTC that is at least `days` away. */
export function nextWeekday(weekday: number, hour: number, days = 0): Date {
  const moment = new Date(Date.now() + days * dayMs);
  moment.setUTCHours(hour, 0, 0, 0);
  while (moment.getUTCDay() !== weekday || moment.getTime() < Date.now() + days * dayMs) moment.setTime(moment.getTime() + dayMs);
  return moment;
}
