import { Injectable } from '@nestjs/common';

import type { ColumnMapping } from '../domain/columns/column-mapping.js';
import { mappedHeaderRow, ROWS_ABOVE } from '../domain/columns/header-row.js';
import {
  type ByteSource,
  CsvReader,
  type CsvRecord,
  ImportFileError,
  openTable,
  type OpenTable,
  WorkbookReader,
  type SheetHead,
} from '../../tables/index.js';
import type { ImportChoices } from './import-choices.js';

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
   * Opens the table to import. Without a mapping a file is CSV whose first row is the header; with one it may be a spreadsheet, and
   * the first row with the chosen headers is the header. Throws ImportFileError, WorkbooksBusy.
   */
  async open(source: ByteSource, { mapping, sheet }: ImportChoices): Promise<ImportTable> {
    const countLines = () => this.csv.countLines(source);
    if (mapping === undefined) return { ...(await openTable(this.csv, source)), countRows: countLines };
    if (!(await this.workbooks.isWorkbook(source))) {
      return { ...(await withHeader(this.csv.read(source), mapping)), countRows: countLines };
    }
    const { count, records } = await this.workbooks.rows(source, sheetPlace(await this.workbooks.heads(source), mapping, sheet));
    return { ...(await withHeader(records, mapping)), countRows: () => Promise.resolve(count) };
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

async function withHeader(records: AsyncIterable<CsvRecord>, mapping: ColumnMapping): Promise<OpenTable> {
  const iterator = records[Symbol.asyncIterator]();
  const first = await firstOf(iterator, ROWS_ABOVE);
  const at = mappedHeaderRow(
    first.map(({ cells }) => cells),
    mapping,
  );
  const header = first[at ?? 0];
  if (!header) throw emptyFile();
  return { header, records: after(first.slice((at ?? 0) + 1), iterator) };
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

async function* after(first: readonly CsvRecord[], rest: AsyncIterator<CsvRecord>): AsyncGenerator<CsvRecord> {
  try {
    yield* first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

function emptyFile(): ImportFileError {
  return new ImportFileError('empty_file', 'The file is empty.');
}
