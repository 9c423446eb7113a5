import type { DifferenceRowDto, StaffFieldsDto, SuggestionDetailDto, SuggestionSummaryDto } from '@/shared/api';

/** A school with a page that an athlete offered to everyone, in figures. */
export type SuggestionSummary = SuggestionSummaryDto;
/** The same with every difference between the page and the directory. */
export type SuggestionDetail = SuggestionDetailDto;
export type DifferenceRow = DifferenceRowDto;
export type StaffFields = StaffFieldsDto;
