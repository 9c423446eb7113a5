export type RowErrorCode =
  | 'required'
  | 'too_long'
  | 'invalid_name'
  | 'invalid_division'
  | 'invalid_state'
  | 'invalid_email'
  | 'invalid_url'
  | 'invalid_association'
  | 'invalid_phone'
  | 'invalid_x_handle'
  | 'invalid_season'
  | 'invalid_class_year'
  | 'invalid_height'
  | 'invalid_weight'
  | 'invalid_starter'
  | 'invalid_eligibility'
  | 'invalid_entry_year'
  | 'invalid_kind'
  | 'unknown_school'
  | 'ambiguous_school'
  | 'too_many_cells';

export type RowWarningCode =
  | 'duplicate_coach'
  | 'duplicate_player'
  | 'duplicate_school'
  | 'coach_without_email'
  | 'coach_title_without_name'
  | 'unknown_column'
  | 'dropped_value';

/** An issue in one cell of an imported file, with what an admin needs to find and fix it. */
export interface RowIssue<Code extends RowErrorCode | RowWarningCode = RowErrorCode | RowWarningCode> {
  /** Data rows count from 1 without blank ones; 0 is the header. */
  row: number;
  /** Line of the file on which the row begins, from 1. */
  line: number;
  /** The row's number in a spreadsheet, from 1. */
  sheetRow: number;
  column: string;
  code: Code;
  value: string;
  message: string;
}
