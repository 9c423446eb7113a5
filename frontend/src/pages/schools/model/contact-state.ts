import type { School } from '@/entities/school';

export interface ContactState {
  tone: 'good' | 'info' | 'neutral';
  words: string;
}

/** How far the athlete got with a school, in the most telling word. */
export function contactState(school: School): ContactState {
  if (school.responseGotten) return { tone: 'good', words: 'Replied' };
  if (school.filmSent) return { tone: 'info', words: 'Film sent' };
  if (school.introEmailSent) return { tone: 'info', words: 'Intro sent' };
  if (school.twitterConnection) return { tone: 'info', words: 'Connected on X' };
  return { tone: 'neutral', words: 'Not contacted' };
}
