import type { ImportInspectionDto } from '@/shared/api';

/** The columns of a file, and what they probably are. */
export type ImportInspection = ImportInspectionDto;
