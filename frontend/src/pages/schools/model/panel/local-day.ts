const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day of a time where the athlete is, as a date field writes it: "2026-11-21". */
export function localDay(time: Date): string {
  return `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`;
}
