import type { CorrectionDto } from '../api/coach-database.gen';

/** What an athlete, or a mail that came back, has to say about an entry. */
export type Correction = CorrectionDto;
