import { dayWords } from '@/shared/lib/dates';

/** Text for a figure that a coach confirmed; without a name when it is not known who answered. */
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
