import { dayWords } from '@/shared/lib/dates';

/** A figure that a coach confirmed; no name where nobody knows who answered. */
export interface GivenWord {
  coach: string | null;
  school: string | null;
  /** YYYY-MM-DD */
  day: string;
  verified: boolean;
}

/** "Confirmed by Coach Dale Rivers, Akron East High, Nov 21, 2026". */
export function wordText({ coach, school, day, verified }: GivenWord): string {
  if (!verified || coach === null || school === null) return 'A coach’s word, not verified';
  return `Confirmed by ${/^coach\b/iu.test(coach) ? coach : `Coach ${coach}`}, ${school}, ${dayWords(day)}`;
}
