let format: Intl.DateTimeFormat | undefined;

/** An ISO time in the reader's own zone: "Nov 21, 2026, 9:41 AM". */
export function momentWords(iso: string): string {
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(iso));
}
