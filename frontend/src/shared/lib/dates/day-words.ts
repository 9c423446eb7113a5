let ofTime: Intl.DateTimeFormat | undefined;
let ofDate: Intl.DateTimeFormat | undefined;

/** "Nov 21, 2026" for an ISO time, in the reader's own zone, or for an ISO date, which is the same day everywhere. */
export function dayWords(iso: string): string {
  ofTime ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
  ofDate ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return (iso.includes('T') ? ofTime : ofDate).format(new Date(iso));
}
