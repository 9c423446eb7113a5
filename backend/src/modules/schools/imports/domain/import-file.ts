import type { RowErrorCode, RowIssue, RowWarningCode } from './row-issue.js';

export interface Place {
  /** Data rows count from 1; 0 is the header. */
  row: number;
  line: number;
  /** As a spreadsheet counts, from 1. */
  sheetRow: number;
}

/** A row of the file, where it is, and what the admin corrected in it: column of the import → value. */
export interface SourceRow {
  cells: readonly string[];
  place: Place;
  corrections: ReadonlyMap<string, string>;
}

/** A row that cannot be stored unchanged, to be corrected on the screen. */
export interface RowToCorrect {
  sheetRow: number;
  /** Column of the import → the file's value. */
  values: Record<string, string>;
}

/** What reading a row found. */
interface ReadRow {
  readonly place: Place;
  readonly errors: readonly RowIssue<RowErrorCode>[];
  readonly dropped: readonly RowIssue<RowWarningCode>[];
  values(): Record<string, string>;
}

export interface SevereIssue extends RowIssue {
  severity: 'error' | 'warning';
}

/** More than this many of one kind are counted, but not listed, so that a hopeless file fits in memory. */
const LISTED = 1_000;

/** What a person corrects one by one. */
const TO_CORRECT = 100;

const NOTHING: ReadonlyMap<string, string> = new Map();

/**
 * One imported file while it is read: takes rows, keeps what was wrong with them, and gives out in batches
 * what is to be stored.
 */
export abstract class ImportFile<Batch> {
  /** Of the first rows that could not be read. */
  readonly errors: RowIssue<RowErrorCode>[] = [];
  readonly warnings: RowIssue<RowWarningCode>[] = [];
  /** The first rows that could not be read, or not as a whole. */
  readonly toCorrect: RowToCorrect[] = [];
  totalRows = 0;
  /** Rows that could not be read (an issue list may be cut, this number never is). */
  refusedRows = 0;
  errorCount = 0;
  warningCount = 0;
  sampleRow: Record<string, string> | null = null;
  private unsaved: SevereIssue[] = [];

  /** `header` as found in the file; `mapped`: the admin chose the columns, and messages count rows as a spreadsheet does. */
  constructor(
    readonly header: readonly string[],
    private readonly mapped: boolean,
  ) {}

  /** Schools, coaches or players that the file names and that could be read. */
  abstract readonly items: number;

  /** What was read since the last call. */
  abstract takeBatch(): Batch;

  add(cells: readonly string[], line: number, sheetRow = line, corrections = NOTHING): void {
    this.totalRows += 1;
    this.sampleRow ??= Object.fromEntries(this.header.map((title, at) => [title.trim(), (cells[at] ?? '').trim()]));
    this.read({ cells, place: { row: this.totalRows, line, sheetRow }, corrections });
  }

  /** All issues since the last call, listed or not. */
  takeIssues(): SevereIssue[] {
    const taken = this.unsaved;
    this.unsaved = [];
    return taken;
  }

  protected abstract read(source: SourceRow): void;

  protected refuse(row: ReadRow): void {
    const { errors } = row;
    this.noteForCorrection(row);
    this.refusedRows += 1;
    this.errorCount += errors.length;
    if (this.errors.length < LISTED) this.errors.push(...errors);
    for (const error of errors) this.unsaved.push({ ...error, severity: 'error' });
  }

  protected warn(place: Place, column: string, code: RowWarningCode, warning: { value: string; what: string }): void {
    const { value, what } = warning;
    const message = place.row === 0 ? what : `Row ${this.mapped ? place.sheetRow : place.row}: ${what}`;
    this.keepWarning({ ...place, column, code, value, message });
  }

  /** Values of a row that could not be read and that it does without. */
  protected noteDropped(row: ReadRow): void {
    if (row.dropped.length > 0) this.noteForCorrection(row);
    for (const issue of row.dropped) this.keepWarning(issue);
  }

  private noteForCorrection(row: ReadRow): void {
    if (this.toCorrect.length < TO_CORRECT) this.toCorrect.push({ sheetRow: row.place.sheetRow, values: row.values() });
  }

  private keepWarning(issue: RowIssue<RowWarningCode>): void {
    this.warningCount += 1;
    if (this.warnings.length < LISTED) this.warnings.push(issue);
    this.unsaved.push({ ...issue, severity: 'warning' });
  }

  protected warnOfUnknownColumns(columns: readonly string[], line: number): void {
    for (const column of columns.slice(0, LISTED)) {
      const what = `The column "${column}" is not known and was left out.`;
      this.warn({ row: 0, line, sheetRow: line }, column, 'unknown_column', { value: '', what });
    }
  }
}
