import { OdsWorkbook } from './ods-workbook.js';
import type { SheetRow } from './sheet-row.js';
import type { WorkbookFile } from './workbook-file.js';
import { WorkbookFault, type WorkbookFaultCode } from './workbook-fault.js';
import { XlsxWorkbook } from './xlsx-workbook.js';
import { ZipFile } from './zip-file.js';

export interface WorkbookTask {
  bytes: Uint8Array;
  /** The sheet whose rows are wanted; undefined: the first rows of each. */
  sheet?: number;
  /** How many first rows of each sheet. */
  headRows: number;
}

export type WorkbookResult =
  | { kind: 'heads'; sheets: { name: string; hidden: boolean; rows: SheetRow[] }[] }
  /** `lines`: one JSON array a line, the row's number and its cells. */
  | { kind: 'rows'; lines: Uint8Array; count: number }
  | { kind: 'fault'; code: WorkbookFaultCode };

/** What the rows of one sheet take as text; repeated texts can make far more of a small file. */
const MAX_BYTES = 64 * 1024 * 1024;
const PIECE = 256 * 1024;
/** Sheets beyond are not offered. */
const MAX_SHEETS = 50;

/** Reads the beginning of every sheet, or all rows of one. */
export async function readWorkbook({ bytes, sheet, headRows }: WorkbookTask): Promise<WorkbookResult> {
  try {
    const book = await open(bytes);
    return sheet === undefined ? await headsOf(book, headRows) : await rowsOf(book, sheet);
  } catch (error) {
    if (error instanceof WorkbookFault) return { kind: 'fault', code: error.code };
    throw error;
  }
}

async function open(bytes: Uint8Array): Promise<WorkbookFile> {
  const zip = new ZipFile(bytes);
  const book = (await XlsxWorkbook.open(zip)) ?? (await OdsWorkbook.open(zip));
  if (!book) throw new WorkbookFault('not_workbook');
  return book;
}

async function headsOf(book: WorkbookFile, headRows: number): Promise<WorkbookResult> {
  const sheets: { name: string; hidden: boolean; rows: SheetRow[] }[] = [];
  for (const [place, { name, hidden }] of book.sheets.slice(0, MAX_SHEETS).entries()) {
    const rows: SheetRow[] = [];
    for await (const row of book.rows(place)) {
      rows.push(row);
      if (rows.length === headRows) break;
    }
    sheets.push({ name, hidden, rows });
  }
  return { kind: 'heads', sheets };
}

async function rowsOf(book: WorkbookFile, sheet: number): Promise<WorkbookResult> {
  const pieces: Buffer[] = [];
  let [text, size, count] = ['', 0, 0];
  const flush = () => {
    const piece = Buffer.from(text);
    text = '';
    size += piece.length;
    if (size > MAX_BYTES) throw new WorkbookFault('too_large');
    pieces.push(piece);
  };
  for await (const { number, cells } of book.rows(sheet)) {
    count += 1;
    text += `${JSON.stringify([number, ...cells])}\n`;
    if (text.length > PIECE) flush();
  }
  flush();
  return { kind: 'rows', lines: new Uint8Array(Buffer.concat(pieces)), count };
}
