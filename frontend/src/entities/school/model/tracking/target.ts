import type { TargetSchoolDto } from '@/shared/api';

/** What an athlete keeps about one school. */
export type Target = TargetSchoolDto;
