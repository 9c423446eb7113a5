import type { SchoolDetailDto } from '../api/school.gen';

/** All that the directory knows about a school. */
export type SchoolDetail = SchoolDetailDto;
