import { decodedOnce } from '../../../../shared-kernel/reading/decoded-once.js';

/** Blanks without width, marks of direction and soft hyphens: they come with copied cells and are part of no value. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const HAS_INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
/** What people and spreadsheets write where there is no value. "na" is none of them: it is a division. */
const NO_VALUE = /^(?:n\/a|none|null|-{1,3}|[–—?]|#(?:n\/a|ref!|value!|name\?|null!|num!|div\/0!))$/i;
const LONGEST_NO_VALUE = 8;

/** An accent as a character of its own: "José" from a Mac's file name would be another name than "José". */
const HAS_ACCENT = /[\u0300-\u036f]/;

/** A cell without invisible characters, its letters as they were meant. */
export function visibleText(cell: string): string {
  const decoded = decodedOnce(cell);
  const text = HAS_ACCENT.test(decoded) ? decoded.normalize('NFC') : decoded;
  return (HAS_INVISIBLE.test(text) ? text.replace(INVISIBLE, '') : text).trim();
}

/** "#REF!": what a spreadsheet shows where a formula failed. */
export const isFormulaError = (cell: string): boolean => cell.startsWith('#') && valueOf(cell) === '';

/** Returns '' for a cell that marks a missing value. */
export function valueOf(cell: string): string {
  return cell.length <= LONGEST_NO_VALUE && NO_VALUE.test(cell) ? '' : cell;
}
