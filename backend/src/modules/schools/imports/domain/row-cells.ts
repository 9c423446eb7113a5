import { ENTRY_LIMITS } from '../../directory/domain/entry-limits.js';
import { isFormulaError, valueOf } from './cell-text.js';
import type { ImportColumns } from './columns/import-columns.js';
import type { Place, SourceRow } from './import-file.js';
import type { RowErrorCode, RowIssue, RowWarningCode } from './row-issue.js';

const MESSAGES: Record<RowErrorCode, string> = {
  required: 'is missing.',
  too_long: 'has more than 120 characters. Is a quote not closed?',
  invalid_name: 'must be the name of one person. Give each person a row, and the title its own column.',
  invalid_division: 'must be D1, D2, D3 or, outside of the NCAA, na.',
  invalid_state: 'must be a state of the USA, for example PA.',
  invalid_email: 'must be one email address, for example coach@school.edu.',
  invalid_association: 'must be NAIA, NJCAA, CCCAA, NCCAA, USCAA or U SPORTS.',
  invalid_url: 'must be a web address that begins with https:// or http://.',
  invalid_phone: 'must be a telephone number, for example (724) 555-0100.',
  invalid_x_handle: 'must be a name on X, for example @CoachFieldhouse.',
  invalid_season: 'must be the year in which the season begins, for example 2025.',
  invalid_class_year: 'must be Fr, So, Jr, Sr or the year of graduation.',
  invalid_height: 'must be feet and inches, for example 6-2, or inches.',
  invalid_weight: 'must be pounds, for example 215.',
  invalid_starter: 'must be yes, no or blank.',
  invalid_eligibility: 'must be the number of seasons left, 0 to 5.',
  invalid_entry_year: 'must be the year of the first season, for example 2027.',
  invalid_kind: 'must be recruit, transfer in or transfer out.',
  unknown_school: 'is not in the directory. Is it spelled as there?',
  ambiguous_school: 'is the name of several schools.',
  too_many_cells: 'is beyond the last column. Is a comma not in quotes?',
};

/** More of one cell is not shown for a correction. */
const MAX_SHOWN = 1_000;

/** White space within a trimmed text that is anything but single spaces. */
const UNEVEN_SPACE = /[^\S ]| {2}/;

/** One row of a file while it is read; collects what is wrong with its cells. */
export class RowCells<Column extends string> {
  readonly errors: RowIssue<RowErrorCode>[] = [];
  /** Values that could not be read and that the row does without. */
  readonly dropped: RowIssue<RowWarningCode>[] = [];

  constructor(
    private readonly columns: ImportColumns<Column>,
    private readonly source: SourceRow,
  ) {
    const surplus = columns.surplus(source.cells)?.trim();
    if (surplus !== undefined) this.fail('', 'too_many_cells', surplus);
  }

  get place(): Place {
    return this.source.place;
  }

  /** Returns the admin's correction, else the file's text. */
  text(column: Column): string {
    return this.source.corrections.get(column) ?? this.columns.cell(this.source.cells, column);
  }

  /** Returns the row's value in each column that is used, or that is missing. */
  values(): Record<string, string> {
    const wanted = this.errors.flatMap(({ column, code }) => (code === 'ambiguous_school' ? [column, 'state'] : [column]));
    const columns = new Set([...this.columns.used, ...wanted.filter((column) => column !== '')]) as Set<Column>;
    return Object.fromEntries([...columns].map((column) => [column, this.text(column).slice(0, MAX_SHOWN)]));
  }

  /** Also '' when the cell marks a missing value. */
  value(column: Column): string {
    const text = this.text(column);
    // "N/A" is how some write the division of a school outside of the NCAA.
    return column === 'division' ? text : valueOf(text);
  }

  /** Whether a formula failed in the cell: something was to be there. */
  isFormulaError(column: Column): boolean {
    return isFormulaError(this.text(column));
  }

  /** With the ends of its lines, which part a long title. */
  lines(column: Column): string {
    const text = this.value(column);
    return UNEVEN_SPACE.test(text) ? text.replace(/[^\S\r\n]+/g, ' ') : text;
  }

  oneLine(column: Column): string {
    const text = this.value(column);
    return UNEVEN_SPACE.test(text) ? text.replace(/\s+/g, ' ') : text;
  }

  /** '' after noting the error when the cell is blank. */
  required(column: Column): string {
    const value = this.oneLine(column);
    if (value === '') this.fail(column, 'required', '');
    else if (value.length > ENTRY_LIMITS.line) this.fail(column, 'too_long', value);
    return value;
  }

  /** Null for a blank cell, and after noting the error for one that cannot be read. */
  parsed<T>(column: Column, code: RowErrorCode, read: (value: string) => T | null): T | null {
    const value = this.text(column);
    const result = value === '' ? null : read(value);
    if (value !== '' && result === null) this.fail(column, code, value);
    return result;
  }

  /**
   * Like `parsed` for a value that the row can do without: where the admin chose the columns, one that cannot be read
   * is dropped and noted instead of failing the row, and "mailto:" before an address is stripped.
   */
  optional<T>(column: Column, code: RowErrorCode, read: (value: string) => T | null): T | null {
    return this.columns.mapped ? this.readOrDropped(column, code, read) : this.parsed(column, code, read);
  }

  /** Null for a blank cell, and after noting that a value was dropped because it cannot be read. */
  readOrDropped<T>(column: Column, code: RowErrorCode, read: (value: string) => T | null): T | null {
    const value = this.value(column);
    if (value === '') return null;
    const result = read(code === 'invalid_email' ? withoutScheme(value) : value);
    if (result !== null) return result;
    const message = `${this.messageOf(column, code, value)} It was left out.`;
    this.dropped.push({ ...this.place, column, code: 'dropped_value', value, message });
    return null;
  }

  fail(column: Column | '', code: RowErrorCode, value: string, hint = ''): void {
    // In a row with a comma too many each cell behind it is in the wrong column; what is wrong with those is not the admin's mistake.
    if (this.errors[0]?.code === 'too_many_cells') return;
    const message = this.messageOf(column, code, value, hint);
    this.errors.push({ ...this.place, column, code, value, message });
  }

  private messageOf(column: Column | '', code: RowErrorCode, value: string, hint = ''): string {
    const subject = code === 'too_many_cells' ? `"${shortened(value)}"` : column;
    const found = value !== '' && code !== 'too_many_cells' ? ` Found: "${shortened(value)}".` : '';
    const { row, sheetRow } = this.place;
    return `Row ${this.columns.mapped ? sheetRow : row}: ${subject} ${MESSAGES[code]}${hint}${found}`;
  }
}

/** "mailto:coach@school.edu?subject=Hello" → "coach@school.edu". */
function withoutScheme(value: string): string {
  if (!value.toLowerCase().startsWith('mailto:')) return value;
  const [address = ''] = value.slice('mailto:'.length).split('?', 1);
  return address.trim();
}

function shortened(value: string): string {
  return value.length > 80 ? `${value.slice(0, 79)}…` : value;
}
