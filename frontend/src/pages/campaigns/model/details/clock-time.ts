const sameDay = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const otherDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** "9:41 AM" today, "Nov 18, 9:41 AM" on another day, in this device's time zone. */
export function clockTime(iso: string, now: Date): string {
  const date = new Date(iso);
  return (date.toDateString() === now.toDateString() ? sameDay : otherDay).format(date);
}
