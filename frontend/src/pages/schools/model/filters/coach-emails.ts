import type { School } from '@/entities/school';

/** How many coaches of the school can be written to. */
export function coachEmails({ coaches }: School): number {
  return coaches.filter(({ email }) => email !== null).length;
}
