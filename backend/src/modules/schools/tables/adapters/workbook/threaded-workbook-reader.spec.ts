import { ImportFileError } from '../../index.js';
import { odsOf, odsTable } from '../../testing/workbooks/ods-of.js';
import { xlsxOf } from '../../testing/workbooks/xlsx-of.js';
import { zipOf } from '../../testing/workbooks/zip-of.js';
import { ThreadedWorkbookReader } from './threaded-workbook-reader.js';

const ROWS = [['School', 'Coach'], [], ['Akron', 'Dana Fieldhouse']];

function sourceOf(...pieces: Uint8Array[]) {
  return {
    async *chunks() {
      for (const piece of pieces) yield await Promise.resolve(piece);
    },
  };
}

describe('spreadsheets in a thread of their own', () => {
  const reader = new ThreadedWorkbookReader();
  afterAll(() => reader.onModuleDestroy());

  it.each([
    ['XLSX', xlsxOf([{ name: 'Coaches', rows: ROWS }])],
    ['ODS', odsOf(odsTable('Coaches', ROWS))],
  ])('B-08 reads the sheets and the rows of %s, in whatever pieces the bytes come', async (_format, bytes) => {
    const source = sourceOf(bytes.subarray(0, 1), bytes.subarray(1, 3), bytes.subarray(3));
    expect(await reader.isWorkbook(source)).toBe(true);
    const expected = [
      { cells: ['School', 'Coach'], line: 1, sheetRow: 1 },
      { cells: ['Akron', 'Dana Fieldhouse'], line: 3, sheetRow: 3 },
    ];
    expect(await reader.heads(source)).toEqual([{ name: 'Coaches', hidden: false, rows: expected }]);
    const { count, records } = await reader.rows(source, 0);
    const seen = [];
    for await (const record of records) seen.push(record);
    expect([count, seen]).toEqual([2, expected]);
  });

  it.each([
    ['another zip file', zipOf([{ name: 'a', content: 'b' }]), 'not_csv', /no spreadsheet/u],
    ['a damaged one', Buffer.from('PK\u0003\u0004rest'), 'damaged_workbook', /damaged/u],
    ['one with a password', zipOf([{ name: '_rels/.rels', content: '', encrypted: true }]), 'damaged_workbook', /password/u],
    ['one that unpacks to 200 MB', zipOf([{ name: 'a', content: '', declared: 3e8 }]), 'too_large', /200 MB unpacked/u],
    ['one of 21 MB', Buffer.alloc(21 * 1024 * 1024), 'too_large', /At most 20 MB/u],
  ])('B-08 says why it does not read %s', async (_what, bytes, code, message) => {
    const error: unknown = await reader.heads(sourceOf(bytes)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ImportFileError);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) as string });
  });

  it('B-08 knows text from a spreadsheet', async () => {
    expect(await reader.isWorkbook(sourceOf(Buffer.from('PK,School\n')))).toBe(false);
    expect(await reader.isWorkbook(sourceOf())).toBe(false);
  });
});
