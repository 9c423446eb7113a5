import type { CoachDto } from '@/shared/api';

/** A coach of a school: from the shared directory, or a private contact of the athlete. */
export type Coach = CoachDto;
