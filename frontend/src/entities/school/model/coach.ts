import type { CoachDto } from '../api/school.gen';

/** A coach of a school: from the shared directory, or a private contact of the athlete. */
export type Coach = CoachDto;
