import type { ChangeTargetSchoolDto } from '@/shared/api';

/** The changed fields of a school's tracking; omitted fields stay as they are. */
export type TrackingChange = Omit<ChangeTargetSchoolDto, 'notesBefore' | 'nextStepBefore'>;
