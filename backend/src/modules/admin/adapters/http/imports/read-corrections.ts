import { InvalidCorrections, type RowCorrections } from '../../../../schools/imports/index.js';

const MOST = 2_000;
const MAX_COLUMN = 40;
const MAX_VALUE = 2_000;

interface Correction {
  row: number;
  column: string;
  value: string;
}

/** The corrections of a form's field: a JSON list of {row, column, value}. Throws InvalidCorrections. */
export function readCorrections(text: string): RowCorrections {
  const list = listOf(text);
  if (list.length > MOST) throw new InvalidCorrections(`At most ${MOST} cells can be corrected at once.`);
  const byRow = new Map<number, Map<string, string>>();
  for (const [at, one] of list.entries()) {
    if (!isCorrection(one)) throw new InvalidCorrections(`Correction ${at + 1} has to be {row, column, value}.`);
    const values = byRow.get(one.row) ?? new Map<string, string>();
    byRow.set(one.row, values.set(one.column, one.value.trim()));
  }
  return byRow;
}

function listOf(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
  } catch {
    // The error is thrown below.
  }
  throw new InvalidCorrections('corrections is a JSON list of {row, column, value}.');
}

function isCorrection(value: unknown): value is Correction {
  if (typeof value !== 'object' || value === null) return false;
  const { row, column, value: text } = value as Partial<Record<keyof Correction, unknown>>;
  return Number.isInteger(row) && isText(column, MAX_COLUMN) && isText(text, MAX_VALUE);
}

function isText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value.length <= most;
}
