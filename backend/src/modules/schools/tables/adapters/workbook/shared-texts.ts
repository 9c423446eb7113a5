import { MAX_TEXT } from './sheet-row.js';
import { WorkbookFault } from './workbook-fault.js';
import type { XmlHandler } from './xml-events.js';

const MAX_CHARACTERS = 48 * 1024 * 1024;
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** The texts of an XLSX file, each stored once; pieces of one text with different fonts are joined, readings of Japanese are not. */
export class SharedTexts implements XmlHandler {
  private readonly texts: string[] = [];
  private characters = 0;
  private current = '';
  private takes = false;
  private inReading = false;

  open(name: string): void {
    if (name === 'si') this.current = '';
    else if (name === 'rPh') this.inReading = true;
    else if (name === 't') this.takes = !this.inReading;
  }

  text(text: string): void {
    if (this.takes && this.current.length < MAX_TEXT) this.current += text;
  }

  close(name: string): void {
    if (name === 't') this.takes = false;
    else if (name === 'rPh') this.inReading = false;
    else if (name === 'si') this.keep();
  }

  at(index: string): string {
    return this.texts[Number(index)] ?? '';
  }

  private keep(): void {
    this.characters += this.current.length;
    if (this.characters > MAX_CHARACTERS) throw new WorkbookFault('too_large');
    this.texts.push(unescaped(this.current));
  }
}

/** "_x000D_" is how Excel writes a character that XML has not. */
export function unescaped(text: string): string {
  return text.includes('_x') ? text.replace(ESCAPED, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))) : text;
}
