/** "The last email is sent today at 2:41 PM": in this device's time zone. */
export function lastEmailText(lastAt: string, emails: number, now: Date): string {
  const date = new Date(lastAt);
  const time = date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  const isToday = date.toDateString() === now.toDateString();
  const day = isToday ? 'today' : date.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
  return `${emails === 1 ? 'The email' : 'The last email'} is sent ${day} at about ${time}.`;
}
