import { Injectable } from '@nestjs/common';

import { ImportFileError } from '../../tables/domain/import-file-error.js';
import type { ByteSource } from '../../tables/index.js';
import { ALL_KINDS } from '../domain/columns/kind-columns.js';
import { ImportTables } from './import-tables.js';

export interface CsvInspection {
  message: string;
  totalRows: number;
  headers: string[];
  firstFewRows: Record<string, string>[];
  errors: { code: string; message: string; line: number | null }[];
}

const FIRST_ROWS = 5;

@Injectable()
export class InspectCsv {
  constructor(private readonly tables: ImportTables) {}

  /** Returns how a file of any kind is parsed; `errors` contains what makes it unreadable. Stores nothing. */
  async run(source: ByteSource): Promise<CsvInspection> {
    const seen: CsvInspection = { message: '', totalRows: 0, headers: [], firstFewRows: [], errors: [] };
    try {
      await this.readInto(seen, source);
    } catch (error) {
      if (!(error instanceof ImportFileError)) throw error;
      const line = typeof error.extra['line'] === 'number' ? error.extra['line'] : null;
      seen.errors.push({ code: error.code, message: error.message, line });
    }
    seen.message = seen.errors[0]?.message ?? `The file has ${seen.totalRows} rows and ${seen.headers.length} columns.`;
    return seen;
  }

  private async readInto(seen: CsvInspection, source: ByteSource): Promise<void> {
    const { header, records } = await this.tables.openNamed(source, ALL_KINDS);
    seen.headers = header.cells.map((title) => title.trim());
    for (let next = await records.next(); !next.done; next = await records.next()) {
      const { cells, line } = next.value;
      seen.totalRows += 1;
      if (seen.firstFewRows.length < FIRST_ROWS) {
        seen.firstFewRows.push(Object.fromEntries(seen.headers.map((title, at) => [title, cells[at] ?? ''])));
      }
      this.noteSurplus(seen, cells, line);
    }
  }

  private noteSurplus(seen: CsvInspection, cells: string[], line: number): void {
    const surplus = cells.slice(seen.headers.length).find((cell) => cell.trim() !== '');
    if (surplus === undefined || seen.errors.length >= FIRST_ROWS) return;
    const message = `Line ${line} has more cells than the header. Is a comma not in quotes?`;
    seen.errors.push({ code: 'too_many_cells', message, line });
  }
}
