import { plainLine, type PageLine } from './page-line.js';
import { isTitle, nameIn } from '../people/person-line.js';
import { areNames, areTitles, isOnePerson, isWholeRow, textHeader, type TextHeader, type TextRow } from './text-rows.js';
import { rowsOfText } from './rows-of-text.js';

/** Lines of one cell, whose ends are in the text like those of rows. */
const MOST_LINES_OF_CELL = 6;

/**
 * The lines of plain text; what tabs divide is a line of its own. Where the lines are rows of a table they are its cells: apart, what is about
 * one person would seem to be about the next one.
 */
export function linesOfText(text: string): PageLine[] {
  const rows = rowsOfText(text);
  const reader = new TextReader(rows);
  for (let at = 0; at < rows.length; at = reader.read(at));
  return reader.lines;
}

class TextReader {
  readonly lines: PageLine[] = [];
  private header: TextHeader | null = null;
  /** Tables so far: each has a second number, for rows that do not have its columns. */
  private tables = 0;
  /** The last row that had all columns of the headings. */
  private whole: TextRow = [];

  constructor(private readonly rows: TextRow[]) {}

  /** Reads what begins in a line, and returns the line after it. */
  read(at: number): number {
    const end = this.endOfRun(at);
    if (end === at) return this.addLine(at);
    const run = this.rows.slice(at, end);
    if (run.some((row) => textHeader(row) !== null)) return this.addRows(at, end);
    if (run.some((row, place) => areNames(row) && areTitles(run[place + 1] ?? []))) return this.addTable(at, end);
    return this.readUnder(at, end, run) ?? this.readAlone(at, end, run);
  }

  /** Below the headings of a table; null where the lines do not have its columns. */
  private readUnder(at: number, end: number, run: TextRow[]): number | null {
    const { header } = this;
    if (!header) return null;
    if (run.some((row) => isUnder(header, row))) return this.addRows(at, end);
    return this.addShifted(at, header) ?? this.addBroken(at, header);
  }

  private readAlone(at: number, end: number, run: TextRow[]): number {
    const isTable = run.length > 1 && !this.isGrid(at, end) ? run.every(isOnePerson) : run.every(isWholeRow);
    return isTable ? this.addTable(at, end) : this.addParts(at, end);
  }

  /** Lines with tabs that follow each other. */
  private endOfRun(at: number): number {
    let end = at;
    while ((this.rows[end]?.length ?? 0) > 1) end += 1;
    return end;
  }

  /** Returns whether the lines around a run show that each row is the last line of one card beside the first line of the next. */
  private isGrid(at: number, end: number): boolean {
    return [this.rows[at - 1], this.rows[end]].some((row) => row?.length === 1 && (isTitle(row[0] ?? '') || nameIn(row[0] ?? '') !== null));
  }

  private addLine(at: number): number {
    return this.addParts(at, at + 1);
  }

  private addParts(at: number, end: number): number {
    for (const part of this.rows.slice(at, end).flat()) if (part !== '') this.lines.push(plainLine(part));
    return end;
  }

  /** A table whose columns nothing names. */
  private addTable(at: number, end: number): number {
    this.tables += 1;
    for (let row = at; row < end; row += 1) this.addRow(row, this.rows[row] ?? [], 2);
    return end;
  }

  private addRows(at: number, end: number): number {
    let row = at;
    while (row < end) row = this.addUnderHeader(row);
    return row;
  }

  /** One row under headings, or the headings themselves; what is above the first headings is no row. */
  private addUnderHeader(at: number): number {
    const parts = this.rows[at] ?? [];
    const header = textHeader(parts);
    if (header) {
      this.header = header;
      this.tables += 1;
      return this.addRow(at, parts, 1);
    }
    if (!this.header) return this.addParts(at, at + 1);
    if (parts.length === this.header.length) {
      this.whole = parts;
      return this.addRow(at, parts, 1);
    }
    return this.addShifted(at, this.header) ?? this.addBroken(at, this.header) ?? this.addRow(at, parts, 2);
  }

  /** A row without the columns before the name: its title is that of the row above, in one cell over several rows. */
  private addShifted(at: number, { length, nameAt, columns }: TextHeader): number | null {
    const parts = this.rows[at] ?? [];
    const missing = nameAt - parts.findIndex((part) => nameIn(part) !== null);
    if (nameAt < 1 || missing < 1 || missing > nameAt || parts.length !== length - missing) return null;
    const above = this.whole.slice(0, missing).map((part, column) => (isSaidOfRows(columns.get(column)) ? part : ''));
    return this.addRow(at, [...above, ...parts], 1);
  }

  /** A row with a cell of several lines: together they have the columns of the headings, and one name. */
  private addBroken(at: number, { length, nameAt }: TextHeader): number | null {
    const parts = this.rows[at] ?? [];
    if (nameIn(parts[nameAt] ?? '') === null) return null;
    const cells = parts.map((part) => [part]);
    for (let row = at + 1; row < at + MOST_LINES_OF_CELL && cells.length < length; row += 1) {
      const [first = '', ...rest] = this.restOfRow(row);
      if (first === '') return null;
      cells.at(-1)?.push(first);
      cells.push(...rest.map((part) => [part]));
      if (cells.length === length) return this.addCells({ at, end: row + 1, table: 1 }, cells);
    }
    return null;
  }

  /** A line that continues a cell of the line above; empty when it contains a name. */
  private restOfRow(row: number): TextRow {
    const parts = this.rows[row] ?? [];
    return parts.some((part) => nameIn(part) !== null) ? [] : parts;
  }

  private addRow(at: number, parts: TextRow, table: 1 | 2): number {
    const cells = parts.map((part) => [part]);
    return this.addCells({ at, end: at + 1, table }, cells);
  }

  private addCells({ at, end, table }: { at: number; end: number; table: 1 | 2 }, cells: string[][]): number {
    for (const [column, parts] of cells.entries()) {
      const cell = { row: at, column, span: 1, table: (this.tables - 1) * 2 + table, hint: '' };
      for (const part of parts) if (part !== '') this.lines.push(plainLine(part, [], cell));
    }
    return end;
  }
}

/** Where a name and a title are below each other in one cell, lines of two cells have no name. */
const isUnder = ({ length, nameAt }: TextHeader, row: TextRow): boolean => row.length === length && (nameAt < 0 || isOnePerson(row));

const isSaidOfRows = (kind: string | undefined): boolean => kind === 'title' || kind === 'section';
