import type { ByteSource } from '../application/byte-source.js';
import type { CsvRecord } from '../application/ports/csv-reader.js';
import { ImportFileError } from '../domain/import-file-error.js';
import {
  MAX_WORKBOOK_MEGABYTES,
  SHEET_HEAD_ROWS,
  type SheetHead,
  type SheetRows,
  WorkbookReader,
} from '../application/ports/workbook-reader.js';

interface MemorySheet {
  name: string;
  hidden?: boolean;
  /** Row by row from the first; a blank row is []. */
  rows: string[][];
}

/** How every zip file begins. */
const SIGNATURE = 'PK\u0003\u0004';

/** Spreadsheets written as JSON behind the first bytes of a zip file. */
export class MemoryWorkbookReader extends WorkbookReader {
  static file(...sheets: MemorySheet[]): string {
    return `${SIGNATURE}${JSON.stringify(sheets)}`;
  }

  async isWorkbook(source: ByteSource): Promise<boolean> {
    return (await textOf(source)).startsWith(SIGNATURE);
  }

  async heads(source: ByteSource): Promise<SheetHead[]> {
    const sheets = await sheetsOf(source);
    return sheets.map(({ name, hidden = false, rows }) => ({ name, hidden, rows: recordsOf(rows).slice(0, SHEET_HEAD_ROWS) }));
  }

  async rows(source: ByteSource, place: number): Promise<SheetRows> {
    const sheet = (await sheetsOf(source))[place];
    if (!sheet) throw new ImportFileError('unknown_sheet', 'The spreadsheet has no such sheet.');
    const records = recordsOf(sheet.rows);
    return {
      count: records.length,
      records: (async function* () {
        yield* await Promise.resolve(records);
      })(),
    };
  }
}

function recordsOf(rows: readonly string[][]): CsvRecord[] {
  return rows
    .map((cells, at) => ({ cells, line: at + 1, sheetRow: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

async function sheetsOf(source: ByteSource): Promise<MemorySheet[]> {
  const text = await textOf(source);
  if (text.length > MAX_WORKBOOK_MEGABYTES * 1024 * 1024) throw new ImportFileError('too_large', 'This spreadsheet is too large.');
  try {
    return JSON.parse(text.slice(SIGNATURE.length)) as MemorySheet[];
  } catch {
    throw new ImportFileError('damaged_workbook', 'This spreadsheet is damaged.');
  }
}

async function textOf(source: ByteSource): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of source.chunks()) text += decoder.decode(bytes, { stream: true });
  return text;
}
