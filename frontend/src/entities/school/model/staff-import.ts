import type { StaffImportDto } from '@/shared/api';

/** What storing the people of a staff page changed. */
export type StaffImport = StaffImportDto;
