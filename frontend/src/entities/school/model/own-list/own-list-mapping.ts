import type { OwnListMappingDto } from '@/shared/api';

/** The column of a spreadsheet for each field, counted from 0; absent fields are not imported. */
export type OwnListMapping = OwnListMappingDto;
