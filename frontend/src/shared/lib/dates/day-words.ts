const ofTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const ofDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Nov 21, 2026" for an ISO time, in the reader's own zone, or for an ISO date, which is the same day everywhere. */
export function dayWords(iso: string): string {
  return (iso.includes('T') ? ofTime : ofDate).format(new Date(iso));
}
