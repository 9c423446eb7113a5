const LETTERS = 26;
const BEFORE_A = 64;
const REFERENCE = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/;

export interface CellPlace {
  /** From 1. */
  row: number;
  /** From 0. */
  column: number;
}

/** "C7" → row 7, column 2; undefined for anything else. */
export function cellPlace(reference: string | undefined): CellPlace | undefined {
  const [, letters, digits] = REFERENCE.exec(reference ?? '') ?? [];
  if (letters === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - BEFORE_A, 0) - 1;
  return { row: Number(digits), column };
}
