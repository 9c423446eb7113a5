let known: string | undefined;

/**
 * The time zone of this device. The first date call takes a phone 40 ms and more, because the browser loads its tables
 * then; later calls cost nothing. So the first call is made while the start waits for files.
 */
export function deviceZone(): string {
  known ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return known;
}
