import type { CorrectionDto } from '@/shared/api';

/** A report about an entry, from an athlete or from a bounced email. */
export type Correction = CorrectionDto;
