import { dayWords } from './day-words';

let ofToday: Intl.DateTimeFormat | undefined;
let ofThisYear: Intl.DateTimeFormat | undefined;

/** A moment as short as a list needs it: "9:41 AM" today, "Nov 15" this year, else "Nov 15, 2025". */
export function rowMoment(iso: string, now: Date): string {
  const at = new Date(iso);
  ofToday ??= new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
  ofThisYear ??= new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
  if (at.toDateString() === now.toDateString()) return ofToday.format(at);
  return at.getFullYear() === now.getFullYear() ? ofThisYear.format(at) : dayWords(iso);
}
