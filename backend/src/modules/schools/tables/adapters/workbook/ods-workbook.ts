import { OdsSheets } from './ods-sheets.js';
import type { SheetRow } from './sheet-row.js';
import type { SheetTab, WorkbookFile } from './workbook-file.js';
import { WorkbookFault } from './workbook-fault.js';
import { readWholeXml, readXml } from './xml-events.js';
import type { ZipFile } from './zip-file.js';

const TYPE = 'application/vnd.oasis.opendocument.spreadsheet';
const LONGEST_TYPE = 100;

/** A spreadsheet of LibreOffice (OpenDocument), whose sheets are all in one file. */
export class OdsWorkbook implements WorkbookFile {
  private constructor(
    private readonly zip: ZipFile,
    readonly sheets: readonly SheetTab[],
  ) {}

  /** Undefined when the zip file is no ODS file. Throws WorkbookFault. */
  static async open(zip: ZipFile): Promise<OdsWorkbook | undefined> {
    if (!zip.has('mimetype') || (await typeOf(zip)) !== TYPE) return undefined;
    if (await isEncrypted(zip)) throw new WorkbookFault('encrypted');
    const tabs = new OdsSheets();
    for await (const _piece of readXml(zip.read('content.xml'), tabs)) tabs.take();
    return new OdsWorkbook(zip, tabs.sheets);
  }

  async *rows(wanted: number): AsyncGenerator<SheetRow> {
    if (this.sheets[wanted] === undefined) throw new WorkbookFault('no_sheet');
    const tabs = new OdsSheets();
    for await (const _piece of readXml(this.zip.read('content.xml'), tabs)) {
      for (const { sheet, row } of tabs.take()) if (sheet === wanted) yield row;
      if (tabs.sheets.length > wanted + 1) return;
    }
  }
}

async function typeOf(zip: ZipFile): Promise<string> {
  let text = '';
  for await (const bytes of zip.read('mimetype')) {
    text += new TextDecoder().decode(bytes);
    if (text.length > LONGEST_TYPE) break;
  }
  return text.trim();
}

/** In a file with a password the manifest is readable and lists which files are encrypted. */
async function isEncrypted(zip: ZipFile): Promise<boolean> {
  if (!zip.has('META-INF/manifest.xml')) return false;
  let found = false;
  await readWholeXml(zip.read('META-INF/manifest.xml'), { open: (name) => void (found ||= name === 'encryption-data') });
  return found;
}
