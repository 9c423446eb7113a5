import { Injectable } from '@nestjs/common';

import type { ColumnMapping } from '../domain/columns/column-mapping.js';
import { columnTitles } from '../domain/columns/column-titles.js';
import { columnsOfKind, type KindColumns } from '../domain/columns/kind-columns.js';
import { type CsvRecord, ImportFileError } from '../../tables/index.js';
import { ImportJournal } from './ports/import-journal.js';
import type { TableKind } from './import-kind.js';
import { ImportTables, type TableHead } from './import-tables.js';
import type { ImportUpload } from './import-upload.js';

export interface InspectedColumn {
  header: string;
  /** The first values that are not blank; at most three. */
  samples: string[];
  /** What an import without a mapping reads the column as; null: it is not used. */
  readAs: string | null;
  /** What it was chosen to be before or else probably is; null: nothing fits. */
  suggestion: string | null;
}

export interface ImportInspection {
  /** The first 200. A column without a header and without values is left out. */
  columns: InspectedColumn[];
  /** The suggestions are what this admin chose for a file with these headers before. */
  remembered: boolean;
  /** The row of the headers, as a spreadsheet counts. */
  headerRow: number;
  /** The sheets that can be imported, in their order; none for CSV. */
  sheets: string[];
  /** The sheet that the columns are of; null for CSV. */
  sheet: string | null;
}

const MAX_COLUMNS = 200;
const ROWS_READ = 50;
const SAMPLES = 3;
const SAMPLE_CHARACTERS = 60;

/** The first step of an import: which columns the file has, and what they probably are. Stores nothing. */
@Injectable()
export class InspectImport {
  constructor(
    private readonly tables: ImportTables,
    private readonly journal: ImportJournal,
  ) {}

  /**
   * `sheet`: the sheet to read; undefined: the one that fits best. Throws ImportFileError when the beginning of the file is no table or
   * it has no such sheet, WorkbooksBusy.
   */
  async run({ source, userId }: ImportUpload, kind: TableKind, sheet?: string): Promise<ImportInspection> {
    const heads = await this.tables.heads(source);
    const columns = columnsOfKind(kind);
    const table = chosenTable(heads, columns, sheet);
    const at = columns.headerRow(cellsOf(table.rows));
    const header = table.rows[at];
    if (!header) throw new ImportFileError('empty_file', 'The file is empty.');
    const titles = columnTitles(header.cells);
    const chosen = await this.journal.mappingFor({ userId, kind, headers: titles });
    return {
      columns: inspected(header.cells, table.rows.slice(at + 1, at + 1 + ROWS_READ), columns, chosen),
      remembered: chosen !== null,
      headerRow: header.sheetRow,
      sheets: visible(heads).flatMap((head) => (head.sheet === null ? [] : [head.sheet])),
      sheet: table.sheet,
    };
  }
}

/** Hidden sheets hold lists for menus and the like. */
function visible(heads: readonly TableHead[]): TableHead[] {
  const shown = heads.filter(({ hidden, rows }) => !hidden && rows.length > 0);
  return shown.length > 0 ? shown : heads.filter(({ rows }) => rows.length > 0);
}

/** The table whose headers name most columns of the import; the first of those that fit alike. */
function chosenTable(heads: readonly TableHead[], columns: KindColumns, sheet: string | undefined): TableHead {
  const tables = visible(heads);
  if (sheet !== undefined) {
    const found = tables.find((table) => table.sheet === sheet);
    if (found) return found;
    throw new ImportFileError('unknown_sheet', `The spreadsheet has no sheet "${sheet.slice(0, 80)}".`, { column: 'sheet' });
  }
  const scores = tables.map(({ rows }) => columns.score(rows[columns.headerRow(cellsOf(rows))]?.cells ?? []));
  const best = tables[scores.indexOf(Math.max(...scores))];
  if (!best) throw new ImportFileError('empty_file', 'The file is empty.');
  return best;
}

function cellsOf(rows: readonly CsvRecord[]): string[][] {
  return rows.map(({ cells }) => cells);
}

function inspected(
  header: readonly string[],
  sample: readonly CsvRecord[],
  columns: KindColumns,
  chosen: ColumnMapping | null,
): InspectedColumn[] {
  const titles = columnTitles(header);
  const samples = header.map((_, place) => samplesOf(sample, place));
  return columns
    .guess(header, samples)
    .map(({ readAs, guess }, place) => {
      const title = titles[place] ?? '';
      const suggestion = chosen ? chosen.get(title) || null : guess;
      return { header: title, samples: samples[place] ?? [], readAs, suggestion };
    })
    .filter(({ samples: values }, place) => values.length > 0 || header[place]?.trim() !== '')
    .slice(0, MAX_COLUMNS);
}

function samplesOf(records: readonly CsvRecord[], place: number): string[] {
  const values = records.map(({ cells }) => (cells[place] ?? '').trim()).filter((value) => value !== '');
  return [...new Set(values)].slice(0, SAMPLES).map((value) => value.slice(0, SAMPLE_CHARACTERS));
}
