import type { OwnListMappingDto } from '../api/school.gen';

/** In which column of a spreadsheet each field stands, from 0; what is absent is not imported. */
export type OwnListMapping = OwnListMappingDto;
