import type { CellFormats } from './cell-formats.js';
import { cellPlace } from './cell-place.js';
import { MergedCells } from './merged-cells.js';
import { dateText, isoText, numberText } from './number-text.js';
import { cellText, MAX_COLUMNS, MAX_ROWS, MAX_TEXT, rowOf, type SheetRow } from './sheet-row.js';
import { unescaped, type SharedTexts } from './shared-texts.js';
import type { XlsxMerges } from './xlsx-merges.js';
import type { XmlAttributes, XmlHandler } from './xml-events.js';

export interface XlsxContext {
  texts: SharedTexts;
  formats: CellFormats;
  merges: XlsxMerges;
  /** Days count from 1904, as old versions for the Mac did. */
  from1904: boolean;
}

/** Turns the XML of one sheet into rows; of a formula the stored result is taken. */
export class XlsxSheet implements XmlHandler {
  private readonly merged = new MergedCells();
  private rows: SheetRow[] = [];
  private rowNumber = 0;
  private cells: (string | undefined)[] = [];
  private column = -1;
  private attributes: XmlAttributes = {};
  private value = '';
  private takes = false;
  private inReading = false;

  constructor(private readonly context: XlsxContext) {}

  /** The rows since the last call. */
  take(): SheetRow[] {
    const taken = this.rows;
    this.rows = [];
    return taken;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'row') this.beginRow(attributes);
    else if (name === 'c') this.beginCell(attributes);
    else if (name === 'rPh') this.inReading = true;
    else if (name === 'v' || name === 't') this.takes = !this.inReading;
  }

  text(text: string): void {
    if (this.takes && this.value.length < MAX_TEXT) this.value += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.takes = false;
    else if (name === 'rPh') this.inReading = false;
    else if (name === 'c') this.endCell();
    else if (name === 'row') this.endRow();
  }

  private beginRow({ r }: XmlAttributes): void {
    const number = Number(r);
    this.rowNumber = Number.isInteger(number) && number > 0 ? number : this.rowNumber + 1;
    this.cells = [];
    this.column = -1;
  }

  private beginCell(attributes: XmlAttributes): void {
    this.column = cellPlace(attributes['r'])?.column ?? this.column + 1;
    this.attributes = attributes;
    this.value = '';
  }

  private endCell(): void {
    if (this.column >= MAX_COLUMNS || this.value === '') return;
    this.cells[this.column] = cellText(this.shown());
  }

  private shown(): string {
    const { t: type, s: style } = this.attributes;
    switch (type) {
      case 's':
        return this.context.texts.at(this.value);
      case 'b':
        return this.value.trim() === '1' ? 'TRUE' : 'FALSE';
      case 'e':
        // "#N/A" is no value.
        return '';
      case 'd':
        return isoText(this.value);
      case 'str':
      case 'inlineStr':
        return unescaped(this.value);
      default:
        return this.context.formats.isDate(style) ? dateText(this.value, this.context.from1904) : numberText(this.value);
    }
  }

  private endRow(): void {
    for (const { column, bottom } of this.context.merges.from(this.rowNumber)) {
      this.merged.begin(column, bottom, this.cells[column] ?? '');
    }
    const row = this.rowNumber <= MAX_ROWS ? rowOf(this.rowNumber, this.cells) : undefined;
    if (!row) return;
    this.merged.fill(row);
    this.rows.push(row);
  }
}
