/** A row that is not blank: its number from 1, and its cells as text. */
export interface SheetRow {
  number: number;
  cells: string[];
}

/** What a spreadsheet program can hold at most. */
export const MAX_ROWS = 1_048_576;

/** Cells beyond are no table of coaches any more and are not read. */
export const MAX_COLUMNS = 1_000;

/** Excel takes 32,767 characters in a cell; of a longer text the rest is not read. */
export const MAX_TEXT = 65_536;

/** Characters that no text has; a spreadsheet can hold them all the same. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu;

/** The text of a cell, trimmed, without what cannot be stored. */
export function cellText(text: string): string {
  return text.replace(CONTROLS, '').trim();
}

/** Cells without the blank ones at the end; a place that nothing was written to is blank. */
export function rowOf(number: number, cells: readonly (string | undefined)[]): SheetRow | undefined {
  const last = cells.findLastIndex((cell) => cell !== undefined && cell !== '');
  if (last < 0) return undefined;
  return { number, cells: Array.from({ length: last + 1 }, (_, at) => cells[at] ?? '') };
}
