import type { SchoolDetailDto } from '@/shared/api';

/** Everything the directory has about a school. */
export type SchoolDetail = SchoolDetailDto;
