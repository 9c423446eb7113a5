import type { XmlAttributes, XmlHandler } from './xml-events.js';

const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** The formats for dates and times that every Excel has. */
const DATES = new Set([...between(14, 22), ...between(27, 36), ...between(45, 47), ...between(50, 58)]);
/** Text, escaped characters, colors and conditions of a format; what is left says what it shows. */
const OTHER_PARTS = /"[^"]*"|\\.|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi;

/** Which styles of an XLSX file show a number as a date. */
export class CellFormats implements XmlHandler {
  private readonly custom = new Map<number, boolean>();
  private readonly styles: number[] = [];
  private inStyles = false;

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'numFmt') this.custom.set(Number(attributes['numFmtId']), showsDate(attributes['formatCode'] ?? ''));
    else if (name === 'cellXfs') this.inStyles = true;
    else if (name === 'xf' && this.inStyles) this.styles.push(Number(attributes['numFmtId'] ?? 0));
  }

  close(name: string): void {
    if (name === 'cellXfs') this.inStyles = false;
  }

  isDate(style: string | undefined): boolean {
    const format = this.styles[Number(style ?? 0)];
    return format !== undefined && (this.custom.get(format) ?? DATES.has(format));
  }
}

function showsDate(code: string): boolean {
  const [first = ''] = code.slice(0, 255).replace(OTHER_PARTS, '').split(';', 1);
  return !/general/i.test(first) && /[ymdhs]/i.test(first);
}
