import { divisionName, type School } from '@/entities/school';

type Told = Pick<School, 'division' | 'subdivision' | 'city' | 'state' | 'conference'>;

/** The words of the header; what is not known is left out. */
export const schoolLine = {
  /** "Akron, OH" */
  place: ({ city, state }: Told) => [city, state].filter((part) => part !== '' && part !== 'unknown').join(', '),
  /** "D1 FBS", "Not Available" */
  division: ({ division, subdivision }: Told) => [divisionName(division), subdivision].filter(Boolean).join(' '),
  conference: ({ conference }: Told) => conference ?? 'No conference',
};
