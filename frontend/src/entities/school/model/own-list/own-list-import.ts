import type { OwnListImportDto } from '@/shared/api';

/** How a spreadsheet of schools went into the athlete's list, or would. */
export type OwnListImport = OwnListImportDto;
