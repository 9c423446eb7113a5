const DIGITS = 15;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const FROM_1900 = Date.UTC(1899, 11, 30);
const FROM_1904 = Date.UTC(1904, 0, 1);
/** The calendar of 1900 has a 29th of February that never was; the days before it count one less. */
const FALSE_LEAP_DAY = 60;
const LAST_DAY = 2_958_465;

/** A stored number as people see it: 3305550100, 0.3 instead of 0.30000000000000004; as it is when it is none. */
export function numberText(text: string): string {
  const trimmed = text.trim();
  const number = Number(trimmed);
  if (trimmed === '' || !Number.isFinite(number)) return trimmed;
  return String(Number.isInteger(number) ? number : Number(number.toPrecision(DIGITS)));
}

/** A stored day number as "2026-09-01", "2026-09-01 14:30" or "14:30"; as a number when it is no day. */
export function dateText(text: string, from1904: boolean): string {
  const serial = Number(text.trim());
  if (text.trim() === '' || !(serial >= 0 && serial <= LAST_DAY)) return numberText(text);
  const iso = new Date(momentOf(serial, from1904)).toISOString();
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 16)];
  if (serial < 1) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

/** In milliseconds, to the minute. */
function momentOf(serial: number, from1904: boolean): number {
  if (from1904) return FROM_1904 + minutesOf(serial);
  return FROM_1900 + minutesOf(serial < FALSE_LEAP_DAY ? serial + 1 : serial);
}

function minutesOf(days: number): number {
  return Math.round((days * DAY_MS) / MINUTE_MS) * MINUTE_MS;
}

/** "2026-09-01T00:00:00" → "2026-09-01", "2026-09-01T14:30:00" → "2026-09-01 14:30". */
export function isoText(text: string): string {
  return text
    .trim()
    .replace(/T00:00(:00(\.0+)?)?Z?$/, '')
    .replace(/T(\d\d:\d\d)(:\d\d(\.\d+)?)?Z?$/, ' $1');
}
