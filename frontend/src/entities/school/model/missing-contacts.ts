import type { School } from './school';

/** What a school's coaches are missing to be written to; null when nothing. */
export function missingContacts({ coaches }: Pick<School, 'coaches'>): string | null {
  if (coaches.length === 0) return 'No contacts yet: add them in a minute';
  return coaches.every(({ email }) => email === null) ? 'No email yet: add them in a minute' : null;
}
