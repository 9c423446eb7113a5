import { ImportFileError } from '../../index.js';
import { odsOf, odsTable } from '../../testing/workbooks/ods-of.js';
import { xlsxOf } from '../../testing/workbooks/xlsx-of.js';
import { zipOf } from '../../testing/workbooks/zip-of.js';
import { type SheetUnderTest, workbookReaderContract, type WorkbooksUnderTest } from '../../testing/workbook-reader.contract.js';
import { ThreadedWorkbookReader } from './threaded-workbook-reader.js';

const HIDDEN = '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';

function sourceOf(...pieces: Uint8Array[]) {
  return {
    async *chunks() {
      for (const piece of pieces) yield await Promise.resolve(piece);
    },
  };
}

function odsBook(sheets: SheetUnderTest[]): Buffer {
  const tables = sheets.map(({ name, rows, hidden }) => {
    const table = odsTable(name, rows);
    return hidden ? table.replace('<table:table ', '<table:table table:style-name="ta2" ') : table;
  });
  return odsOf(tables.join(''), { styles: HIDDEN });
}

describe('spreadsheets in a thread of their own', () => {
  const reader = new ThreadedWorkbookReader();
  afterAll(() => reader.onModuleDestroy());

  describe.each<[string, WorkbooksUnderTest['file']]>([
    ['XLSX', xlsxOf],
    ['ODS', odsBook],
  ])('%s', (_format, file) => workbookReaderContract({ reader, file }));

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
});
