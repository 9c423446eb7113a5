import { divisionWords, type School } from '@/entities/school';

type NamedSchool = Pick<School, 'division' | 'subdivision' | 'association' | 'city' | 'state' | 'conference'>;

/** The words of the header; what is not known is left out. */
export const schoolLine = {
  /** "Akron, OH" */
  place: ({ city, state }: NamedSchool) => [city, state].filter((part) => part !== '' && part !== 'unknown').join(', '),
  division: divisionWords,
  conference: ({ conference }: NamedSchool) => conference ?? 'No conference',
};
