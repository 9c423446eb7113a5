import type { FirstSchoolsDto } from '@/shared/api';

/** The start of the directory, and how many schools it has. */
export type FirstSchools = FirstSchoolsDto;
