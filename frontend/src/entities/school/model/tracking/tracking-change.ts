import type { ChangeTargetSchoolDto } from '@/shared/api';

/** What of a school's tracking is changed; a field that is left out stays. */
export type TrackingChange = Omit<ChangeTargetSchoolDto, 'notesBefore' | 'nextStepBefore'>;
