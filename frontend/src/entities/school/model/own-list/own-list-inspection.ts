import type { OwnListInspectionDto } from '@/shared/api';

/** How a spreadsheet reads: its columns, its first rows and what the columns seem to be. */
export type OwnListInspection = OwnListInspectionDto;
