import type { SchoolDetailDto } from '@/shared/api';

/** All that the directory knows about a school. */
export type SchoolDetail = SchoolDetailDto;
