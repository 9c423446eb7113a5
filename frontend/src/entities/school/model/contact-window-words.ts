import { dayWords } from '@/shared/lib/dates';
import type { ContactWindow } from './contact-window';

export interface ContactWindowWords {
  text: string;
  tone: 'good' | 'info' | 'neutral';
}

/** Short text for the chip. It is about the coaches: the athlete may write at any time. */
export function contactWindowWords({ state, from, checkWithSchool }: ContactWindow): ContactWindowWords {
  const advice = checkWithSchool ? ' · check with the school' : '';
  if (state === 'now') return { text: `Coaches may contact you now${advice}`, tone: 'good' };
  if (state === 'later' && from !== null) {
    return { text: `Coaches may contact you from ${dayWords(from)}${advice}`, tone: 'info' };
  }
  return { text: 'Contact dates: check with the school', tone: 'neutral' };
}
