import { MergedCells } from './merged-cells.js';
import { isoText, numberText } from './number-text.js';
import { cellText, MAX_COLUMNS, MAX_ROWS, MAX_TEXT, rowOf, type SheetRow } from './sheet-row.js';
import type { SheetTab } from './workbook-file.js';
import type { XmlAttributes, XmlHandler } from './xml-events.js';

/** Most copies of a repeated row; no file has a million coaches. */
const MOST_COPIES = 100_000;
/** Comments and drawings in a cell have texts of their own. */
const ASIDE = new Set(['annotation', 'frame', 'custom-shape', 'dde-link', 'tracked-changes']);
const SPACE: Readonly<Record<string, string>> = { s: ' ', tab: ' ', 'line-break': '\n' };

const count = (text: string | undefined) => Math.max(1, Math.floor(Number(text ?? 1)) || 1);

/** Turns content.xml of an OpenDocument spreadsheet into sheets and rows. Repetitions are not written out beyond what a sheet can hold. */
export class OdsSheets implements XmlHandler {
  readonly sheets: SheetTab[] = [];
  private readonly hiddenStyles = new Set<string>();
  private style = '';
  private rows: { sheet: number; row: SheetRow }[] = [];
  private merged = new MergedCells();
  private depth = 0;
  private aside = 0;
  private rowNumber = 0;
  private copies = 1;
  private cells: (string | undefined)[] = [];
  private column = 0;
  private cell: XmlAttributes | undefined;
  private value = '';
  private paragraphs = 0;

  /** The rows since the last call, each with the place of its sheet. */
  take(): { sheet: number; row: SheetRow }[] {
    const taken = this.rows;
    this.rows = [];
    return taken;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (ASIDE.has(name)) this.aside += 1;
    if (this.aside > 0) return;
    if (name === 'style') this.style = attributes['style:name'] ?? '';
    else if (name === 'table-properties' && attributes['table:display'] === 'false') this.hiddenStyles.add(this.style);
    else if (name === 'table') this.beginTable(attributes);
    else if (this.depth === 1) this.openWithin(name, attributes);
  }

  text(text: string): void {
    if (this.aside === 0 && this.cell !== undefined && this.paragraphs > 0 && this.value.length < MAX_TEXT) this.value += text;
  }

  close(name: string): void {
    if (ASIDE.has(name)) this.aside -= 1;
    if (this.aside > 0) return;
    if (name === 'table') this.depth -= 1;
    else if (this.depth === 1 && name === 'table-row') this.endRow();
    else if (this.depth === 1 && (name === 'table-cell' || name === 'covered-table-cell')) this.endCell();
  }

  private beginTable(attributes: XmlAttributes): void {
    this.depth += 1;
    if (this.depth > 1) return;
    this.sheets.push({ name: attributes['table:name'] ?? '', hidden: this.hiddenStyles.has(attributes['table:style-name'] ?? '') });
    this.merged = new MergedCells();
    this.rowNumber = 0;
  }

  private openWithin(name: string, attributes: XmlAttributes): void {
    if (name === 'table-row') {
      this.cells = [];
      this.column = 0;
      this.copies = count(attributes['table:number-rows-repeated']);
    } else if (name === 'table-cell' || name === 'covered-table-cell') {
      this.cell = attributes;
      this.value = '';
      this.paragraphs = 0;
    } else if (name === 'p' || name === 'h') {
      if (this.paragraphs > 0) this.value += '\n';
      this.paragraphs += 1;
    } else if (this.cell !== undefined) this.value += (SPACE[name] ?? '').repeat(Math.min(count(attributes['text:c']), MAX_COLUMNS));
  }

  private endCell(): void {
    const attributes = this.cell ?? {};
    this.cell = undefined;
    const value = cellText(shownOf(attributes, this.value));
    const rows = count(attributes['table:number-rows-spanned']);
    if (rows > 1) this.merged.begin(this.column, this.rowNumber + rows, value);
    const end = this.column + count(attributes['table:number-columns-repeated']);
    if (value !== '') for (let at = this.column; at < Math.min(end, MAX_COLUMNS); at += 1) this.cells[at] = value;
    this.column = end;
  }

  private endRow(): void {
    const sheet = this.sheets.length - 1;
    const first = this.rowNumber + 1;
    this.rowNumber += this.copies;
    const row = rowOf(first, this.cells);
    if (!row) return;
    this.merged.fill(row);
    const last = Math.min(this.rowNumber, first + MOST_COPIES - 1, MAX_ROWS);
    for (let number = first; number <= last; number += 1) this.rows.push({ sheet, row: { number, cells: row.cells } });
  }
}

/** Types of cells whose value is not their text. */
const SHOWN: Readonly<Record<string, (attributes: XmlAttributes, text: string) => string>> = {
  float: ({ 'office:value': value }, text) => numberText(value ?? text),
  percentage: ({ 'office:value': value }, text) => numberText(value ?? text),
  currency: ({ 'office:value': value }, text) => numberText(value ?? text),
  date: ({ 'office:date-value': value }, text) => isoText(value ?? text),
  boolean: ({ 'office:boolean-value': value }) => (value === 'true' ? 'TRUE' : 'FALSE'),
  string: ({ 'office:string-value': value }, text) => value ?? text,
};

function shownOf(attributes: XmlAttributes, text: string): string {
  if (attributes['calcext:value-type'] === 'error') return '';
  const type = attributes['office:value-type'] ?? '';
  return Object.hasOwn(SHOWN, type) ? (SHOWN[type]?.(attributes, text) ?? '') : text;
}
