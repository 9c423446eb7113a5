import type { CorrectionDto } from '@/shared/api';

/** What an athlete, or an email that came back, has to say about an entry. */
export type Correction = CorrectionDto;
