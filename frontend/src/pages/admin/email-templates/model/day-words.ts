const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The day of an ISO time in the reader's own zone: "Nov 21, 2026". */
export function dayWords(iso: string): string {
  return format.format(new Date(iso));
}
