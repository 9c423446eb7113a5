import type { SchoolImportResultDto } from '../api/csv-import.gen';

/** What the server did with a file. */
export type ImportResult = SchoolImportResultDto;
