import { Injectable } from '@nestjs/common';

import type { ColumnMapping } from '../domain/columns/column-mapping.js';
import { mappedHeaderRow, ROWS_ABOVE } from '../domain/columns/header-row.js';
import { columnsOfKind, type KindColumns } from '../domain/columns/kind-columns.js';
import {
  type ByteSource,
  CsvReader,
  type CsvRecord,
  ImportFileError,
  type OpenTable,
  WorkbookReader,
  type SheetHead,
} from '../../tables/index.js';
import type { ImportChoices } from './import-choices.js';
import type { TableKind } from './import-kind.js';

export interface ImportTable extends OpenTable {
  /** About; quick. */
  countRows: () => Promise<number>;
}

/** A table whose headers are not chosen yet. */
export interface TableHead {
  /** Name of the sheet; null for CSV, which has none. */
  sheet: string | null;
  hidden: boolean;
  /** The first rows that are not blank. */
  rows: CsvRecord[];
}

const HEAD_ROWS = 60;

/** The tables in an uploaded file: one in a CSV file, one in each sheet of a spreadsheet. */
@Injectable()
export class ImportTables {
  constructor(
    private readonly csv: CsvReader,
    private readonly workbooks: WorkbookReader,
  ) {}

  /**
   * Opens the table to import. Without a mapping a file is CSV whose first row with the columns' own names is the header; with one it may be a
   * spreadsheet, and the first row with the chosen headers is the header. Throws ImportFileError, WorkbooksBusy.
   */
  async open(source: ByteSource, kind: TableKind, { mapping, sheet }: ImportChoices): Promise<ImportTable> {
    const countLines = () => this.csv.countLines(source);
    if (mapping === undefined) return { ...(await this.openNamed(source, [columnsOfKind(kind)])), countRows: countLines };
    const placeOf = (rows: string[][]) => mappedHeaderRow(rows, mapping) ?? 0;
    if (!(await this.workbooks.isWorkbook(source))) {
      return { ...(await withHeader(this.csv.read(source), placeOf)), countRows: countLines };
    }
    const { count, records } = await this.workbooks.rows(source, sheetPlace(await this.workbooks.heads(source), mapping, sheet));
    return { ...(await withHeader(records, placeOf)), countRows: () => Promise.resolve(count) };
  }

  /** Opens a CSV file whose headers are the names of the columns of one of `kinds`. Throws ImportFileError. */
  openNamed(source: ByteSource, kinds: readonly KindColumns[]): Promise<OpenTable> {
    const placeOf = (rows: string[][]) => Math.max(...kinds.map((columns) => columns.namedRow(rows)));
    return withHeader(this.csv.read(source), placeOf, (cells) => kinds.some((columns) => columns.isNamed(cells)));
  }

  /** The beginning of each table in the file. Throws ImportFileError, WorkbooksBusy. */
  async heads(source: ByteSource): Promise<TableHead[]> {
    if (await this.workbooks.isWorkbook(source)) {
      return (await this.workbooks.heads(source)).map(({ name, hidden, rows }) => ({ sheet: name, hidden, rows }));
    }
    const records = this.csv.read(source)[Symbol.asyncIterator]();
    try {
      return [{ sheet: null, hidden: false, rows: await firstOf(records, HEAD_ROWS) }];
    } finally {
      await records.return?.();
    }
  }
}

/** The chosen sheet, else the first that has the chosen headers, else the first that is not hidden. */
function sheetPlace(heads: readonly SheetHead[], mapping: ColumnMapping, chosen: string | undefined): number {
  if (chosen !== undefined) {
    const place = heads.findIndex(({ name }) => name === chosen);
    if (place >= 0) return place;
    throw new ImportFileError('unknown_sheet', `The spreadsheet has no sheet "${chosen.slice(0, 80)}".`, { column: 'sheet' });
  }
  const visible = heads.some(({ hidden }) => !hidden) ? heads.filter(({ hidden }) => !hidden) : heads;
  const cells = (head: SheetHead) => head.rows.map((row) => row.cells);
  const fitting = visible.find((head) => mappedHeaderRow(cells(head), mapping) !== undefined);
  const filled = visible.find(({ rows }) => rows.length > 0);
  const place = heads.findIndex((head) => head === (fitting ?? filled));
  if (place < 0) throw emptyFile();
  return place;
}

/** `placeOf`: which of the first rows is the header; `isHeader`: whether a row is it, so that the next ones need not be looked at. */
async function withHeader(
  records: AsyncIterable<CsvRecord>,
  placeOf: (rows: string[][]) => number,
  isHeader: (cells: string[]) => boolean = () => false,
): Promise<OpenTable> {
  const rest = withFaultAsRow(records);
  const first: (CsvRecord | Fault)[] = [];
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    first.push(next.value);
    if ('fault' in next.value || isHeader(next.value.cells) || first.length === ROWS_ABOVE) break;
  }
  const rows = first.filter((row) => 'cells' in row);
  const at = placeOf(rows.map(({ cells }) => cells));
  const header = first.splice(0, at + 1).at(-1);
  if (!header) throw emptyFile();
  return { header: orThrown(header), records: after(first, rest) };
}

/** What makes the file unreadable from there on. */
interface Fault {
  fault: unknown;
}

/** A fault counts where it is, not where it was seen: rows are looked at before it is known which is the header. */
async function* withFaultAsRow(records: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord | Fault> {
  try {
    yield* records;
  } catch (fault) {
    yield { fault };
  }
}

function orThrown(row: CsvRecord | Fault): CsvRecord {
  if ('fault' in row) throw row.fault;
  return row;
}

async function* after(first: readonly (CsvRecord | Fault)[], rest: AsyncIterator<CsvRecord | Fault>): AsyncGenerator<CsvRecord> {
  try {
    for (const row of first) yield orThrown(row);
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield orThrown(next.value);
  } finally {
    await rest.return?.();
  }
}

async function firstOf(records: AsyncIterator<CsvRecord>, most: number): Promise<CsvRecord[]> {
  const taken: CsvRecord[] = [];
  while (taken.length < most) {
    const next = await records.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

function emptyFile(): ImportFileError {
  return new ImportFileError('empty_file', 'The file is empty.');
}
