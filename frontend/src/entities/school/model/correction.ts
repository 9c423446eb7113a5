import type { CorrectionDto } from '../api/school.gen';

/** A change of the shared directory that an athlete proposed. */
export type Correction = CorrectionDto;
