import type { CorrectionDto } from '@/shared/api';

/** A change of the shared directory that an athlete proposed. */
export type Correction = CorrectionDto;
