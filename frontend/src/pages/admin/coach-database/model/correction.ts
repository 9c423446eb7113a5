import type { CorrectionDto } from '@/shared/api';

/** What an athlete, or a mail that came back, has to say about an entry. */
export type Correction = CorrectionDto;
