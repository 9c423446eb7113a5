import { CellFormats } from './cell-formats.js';
import { SharedTexts } from './shared-texts.js';
import type { SheetRow } from './sheet-row.js';
import type { SheetTab, WorkbookFile } from './workbook-file.js';
import { WorkbookFault } from './workbook-fault.js';
import { XlsxMerges } from './xlsx-merges.js';
import { XlsxRelations, XlsxSheetList } from './xlsx-parts.js';
import { XlsxSheet, type XlsxContext } from './xlsx-sheet.js';
import { readWholeXml, readXml, type XmlHandler } from './xml-events.js';
import type { ZipFile } from './zip-file.js';

type Sheet = SheetTab & { part: string };

/** A spreadsheet of Excel (Office Open XML). */
export class XlsxWorkbook implements WorkbookFile {
  private constructor(
    private readonly zip: ZipFile,
    readonly sheets: readonly Sheet[],
    private readonly context: Omit<XlsxContext, 'merges'>,
  ) {}

  /** Undefined when the zip file is no XLSX file. Throws WorkbookFault. */
  static async open(zip: ZipFile): Promise<XlsxWorkbook | undefined> {
    if (!zip.has('_rels/.rels')) return undefined;
    const top = await whole(zip, '_rels/.rels', new XlsxRelations(''));
    const book = top.ofKind('officeDocument');
    if (book === undefined || !zip.has(book) || !book.endsWith('workbook.xml')) return undefined;
    const folder = book.split('/').slice(0, -1).join('/');
    const relationsPart = `${folder}/_rels/workbook.xml.rels`.replace(/^\//, '');
    const relations = await whole(zip, relationsPart, new XlsxRelations(folder));
    const list = await whole(zip, book, new XlsxSheetList());
    const sheets = list.sheets.flatMap(({ name, hidden, id }) => {
      const part = relations.sheet(id);
      return part === undefined ? [] : [{ name, hidden, part }];
    });
    const texts = await optional(zip, relations.ofKind('sharedStrings'), new SharedTexts());
    const formats = await optional(zip, relations.ofKind('styles'), new CellFormats());
    return new XlsxWorkbook(zip, sheets, { texts, formats, from1904: list.from1904 });
  }

  async *rows(sheet: number): AsyncGenerator<SheetRow> {
    const part = this.sheets[sheet]?.part;
    if (part === undefined) throw new WorkbookFault('no_sheet');
    // Merged cells are named after the rows.
    const merges = await whole(this.zip, part, new XlsxMerges());
    const reading = new XlsxSheet({ ...this.context, merges });
    for await (const _piece of readXml(this.zip.read(part), reading)) yield* reading.take();
  }
}

async function whole<Handler extends XmlHandler>(zip: ZipFile, part: string, handler: Handler): Promise<Handler> {
  await readWholeXml(zip.read(part), handler);
  return handler;
}

function optional<Handler extends XmlHandler>(zip: ZipFile, part: string | undefined, handler: Handler): Promise<Handler> | Handler {
  return part !== undefined && zip.has(part) ? whole(zip, part, handler) : handler;
}
