import type { ImportInspectionDto } from '../api/csv-import.gen';

/** The columns of a file, and what they probably are. */
export type ImportInspection = ImportInspectionDto;
