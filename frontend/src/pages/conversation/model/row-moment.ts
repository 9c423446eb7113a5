const ofToday = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const ofThisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const ofAnyYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** A moment as short as a list needs it: "9:41 AM" today, "Nov 15" this year, else "Nov 15, 2025". */
export function rowMoment(iso: string, now: Date): string {
  const at = new Date(iso);
  if (at.toDateString() === now.toDateString()) return ofToday.format(at);
  return (at.getFullYear() === now.getFullYear() ? ofThisYear : ofAnyYear).format(at);
}
