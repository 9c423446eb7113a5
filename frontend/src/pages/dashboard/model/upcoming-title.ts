import type { UpcomingFollowUpDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';

type Entry = Pick<UpcomingFollowUpDto, 'count' | 'firstDueAt' | 'held'>;

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const dayMs = 24 * 3600 * 1000;

function dayOf(at: Date, now: Date): string {
  if (at <= now || at.toDateString() === now.toDateString()) return 'today';
  const tomorrow = new Date(now.getTime() + dayMs).toDateString();
  return at.toDateString() === tomorrow ? 'tomorrow' : `on ${weekday.format(at)}`;
}

const questions = {
  late: 'is late. Send it?',
  text: 'is on hold: its text has a problem',
  zone: 'is on hold: choose the time zone of a school',
} as const;

/** "Follow-up to 29 coaches is sent tomorrow", or what it waits for, in this device's time zone. */
export function upcomingTitle({ count, firstDueAt, held }: Entry, now: Date): string {
  const what = `Follow-up to ${countOf(count, 'coach', 'coaches')}`;
  return held === null ? `${what} is sent ${dayOf(new Date(firstDueAt), now)}` : `${what} ${questions[held]}`;
}
