import type { ByteSource } from '../application/byte-source.js';
import { MAX_WORKBOOK_MEGABYTES, SHEET_HEAD_ROWS, type WorkbookReader } from '../application/ports/workbook-reader.js';
import { ImportFileError } from '../domain/import-file-error.js';

export interface SheetUnderTest {
  name: string;
  hidden?: boolean;
  /** Row by row from the first; a blank row is []. */
  rows: string[][];
}

export interface WorkbooksUnderTest {
  reader: WorkbookReader;
  file: (sheets: SheetUnderTest[]) => Uint8Array;
}

const COACHES: SheetUnderTest = { name: 'Coaches', rows: [['School', 'Coach'], [], [' ', ''], ['Akron', 'Dana Fieldhouse']] };
const NOTES: SheetUnderTest = { name: 'Notes', hidden: true, rows: [['Nothing']] };
const RECORDS = [
  { cells: ['School', 'Coach'], line: 1, sheetRow: 1 },
  { cells: ['Akron', 'Dana Fieldhouse'], line: 4, sheetRow: 4 },
];
/** How every zip file begins. */
const ZIP = Buffer.from('PK\u0003\u0004');

const sourceOf = (...pieces: Uint8Array[]): ByteSource => ({
  async *chunks() {
    for (const piece of pieces) yield await Promise.resolve(piece);
  },
});

/** What every WorkbookReader does; run on the fake and on XLSX and ODS files. */
export function workbookReaderContract(t: WorkbooksUnderTest): void {
  const { reader } = t;
  const book = (...sheets: SheetUnderTest[]) => sourceOf(t.file(sheets));

  async function rowsOf(source: ByteSource, sheet: number) {
    const { count, records } = await reader.rows(source, sheet);
    const seen = [];
    for await (const record of records) seen.push(record);
    return { count, seen };
  }

  it('B-08 knows a spreadsheet by its first bytes, in whatever pieces they come', async () => {
    const bytes = t.file([COACHES]);
    expect(await reader.isWorkbook(sourceOf(bytes.subarray(0, 1), bytes.subarray(1, 3), bytes.subarray(3)))).toBe(true);
    expect(await reader.isWorkbook(sourceOf(Buffer.from('PK,School\n')))).toBe(false);
    expect(await reader.isWorkbook(sourceOf())).toBe(false);
  });

  it('B-08 gives the sheets in the order of the tabs, and says which are hidden', async () => {
    expect(await reader.heads(book(COACHES, NOTES))).toEqual([
      { name: 'Coaches', hidden: false, rows: RECORDS },
      { name: 'Notes', hidden: true, rows: [{ cells: ['Nothing'], line: 1, sheetRow: 1 }] },
    ]);
  });

  it('B-08 gives the rows of the sheet that is asked for, without the blank ones, as they are numbered', async () => {
    expect(await rowsOf(book(NOTES, COACHES), 1)).toEqual({ count: 2, seen: RECORDS });
  });

  it('B-08 the head of a long sheet is its beginning, and its rows are all', async () => {
    const rows = Array.from({ length: SHEET_HEAD_ROWS + 40 }, (_, at) => [`School ${at}`]);
    const long = book({ name: 'Long', rows });
    const [head] = await reader.heads(long);
    expect([head?.rows.length, head?.rows.at(-1)?.sheetRow]).toEqual([SHEET_HEAD_ROWS, SHEET_HEAD_ROWS]);
    expect(await rowsOf(long, 0)).toMatchObject({ count: rows.length, seen: { length: rows.length } });
  });

  it.each<[string, ByteSource, string]>([
    ['what is damaged', sourceOf(ZIP, Buffer.from('rest')), 'damaged_workbook'],
    ['what is too large', sourceOf(ZIP, Buffer.alloc(MAX_WORKBOOK_MEGABYTES * 1024 * 1024)), 'too_large'],
  ])('B-08 refuses %s', async (_what, source, code) => {
    const error: unknown = await reader.heads(source).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ImportFileError);
    expect(error).toMatchObject({ code });
  });

  it('B-08 refuses a sheet that is not there', async () => {
    await expect(reader.rows(book(COACHES), 1)).rejects.toMatchObject({ code: 'unknown_sheet' });
  });
}
