import type { SchoolDto } from '../api/school.gen';

/** A school of the directory with its coaches and the athlete's tracking. */
export type School = SchoolDto;
