import type { TargetSchoolDto } from '../api/school.gen';

/** What an athlete keeps about one school. */
export type Target = TargetSchoolDto;
