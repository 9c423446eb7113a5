import type { OwnListMappingDto } from '@/shared/api';

/** In which column of a spreadsheet each field stands, from 0; what is absent is not imported. */
export type OwnListMapping = OwnListMappingDto;
