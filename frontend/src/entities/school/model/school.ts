import type { SchoolDto } from '@/shared/api';

/** A school of the directory with its coaches and the athlete's tracking. */
export type School = SchoolDto;
