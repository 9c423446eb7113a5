import type { OwnListImportDto } from '../api/school.gen';

/** How a spreadsheet of schools went into the athlete's list, or would. */
export type OwnListImport = OwnListImportDto;
