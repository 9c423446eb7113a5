import { divisionWords, type School } from '@/entities/school';
import { countOf } from '@/shared/lib/figures';

/** The short words of a row. */
export const schoolWords = {
  division: divisionWords,
  /** "Akron, OH"; only what is known. */
  location: ({ city, state }: School): string =>
    [city, state].filter((part) => part !== '' && part !== 'unknown').join(', ') || 'Not known',
  /** "1 coach" or "8 coaches". */
  coaches: ({ coaches }: School): string => countOf(coaches.length, 'coach', 'coaches'),
};
