import type { XmlAttributes, XmlHandler } from './xml-events.js';

const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** The formats for dates and times that every Excel has. */
const DATES = new Set([...between(14, 22), ...between(27, 36), ...between(45, 47), ...between(50, 58)]);
const ELAPSED = /^(h+|m+|s+)$/i;
const LONGEST = 255;

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
  const first = lettersOf(code.slice(0, LONGEST));
  return !/general/i.test(first) && /[ymdhs]/i.test(first);
}

/** What a format shows of a positive number: without texts, escaped characters, colors and conditions. */
function lettersOf(code: string): string {
  let letters = '';
  for (let at = 0; at < code.length && code[at] !== ';'; at += 1) {
    const character = code[at] ?? '';
    if ('\\_*'.includes(character)) at += 1;
    else if (character === '"') at = endOf(code, '"', at);
    else if (character === '[') {
      const end = endOf(code, ']', at);
      const inside = code.slice(at + 1, end);
      if (ELAPSED.test(inside)) letters += inside;
      at = end;
    } else letters += character;
  }
  return letters;
}

function endOf(code: string, character: string, from: number): number {
  const end = code.indexOf(character, from + 1);
  return end < 0 ? code.length : end;
}
