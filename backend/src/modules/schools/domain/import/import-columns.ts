import { ImportFileError } from './import-file-error.js';

/** Which columns a kind of file has. */
export interface ColumnPlan<Column extends string> {
  required: readonly Column[];
  optional: readonly Column[];
  /** What needs to be there, in words. */
  needed: string;
  /** Other spellings of a column's own name, which count as that column. */
  spellings?: Readonly<Record<string, Column>>;
  /** Other names, in this order; one is taken where the column's own name is not there and no other took it. */
  alternatives?: readonly (readonly [Column, string])[];
}

/** Where each column of a file stands, whatever its order and spelling. */
export class ImportColumns<Column extends string> {
  readonly unknown: string[] = [];
  private readonly places = new Map<Column, number>();

  /** Throws ImportFileError: missing_column, duplicate_header. */
  constructor(
    private readonly header: readonly string[],
    private readonly plan: ColumnPlan<Column>,
  ) {
    const others = new Map<string, number>();
    header.forEach((cell, place) => this.add(normalise(cell), place, others));
    for (const [column, name] of plan.alternatives ?? []) this.addAlternative(column, name, others);
    this.unknown = [...others.keys()];
    const missing = plan.required.filter((column) => !this.places.has(column));
    if (missing[0]) {
      const message = `The file has no column "${missing.join('", "')}". Needed are ${plan.needed}.`;
      throw new ImportFileError('missing_column', message, { column: missing[0] });
    }
  }

  /** The trimmed text of one column; '' where the row is too short or the column is not there. */
  cell(cells: readonly string[], column: Column): string {
    const place = this.places.get(column);
    return place === undefined ? '' : (cells[place] ?? '').trim();
  }

  /** The first filled cell beyond the header's last, which belongs to no column. */
  surplus(cells: readonly string[]): string | undefined {
    if (cells.length <= this.header.length) return undefined;
    return cells.slice(this.header.length).find((cell) => cell.trim() !== '');
  }

  private add(name: string, place: number, others: Map<string, number>): void {
    if (name === '') return;
    const column = this.columnOf(name);
    if (column === undefined && !others.has(name)) others.set(name, place);
    if (column === undefined) return;
    if (this.places.has(column)) {
      const message = `The column "${column}" stands twice in the file. Please keep one of the two.`;
      throw new ImportFileError('duplicate_header', message, { column });
    }
    this.places.set(column, place);
  }

  private columnOf(name: string): Column | undefined {
    const { required, optional, spellings } = this.plan;
    const own = [...required, ...optional].find((column) => column === name);
    return own ?? (spellings && Object.hasOwn(spellings, name) ? spellings[name] : undefined);
  }

  private addAlternative(column: Column, name: string, others: Map<string, number>): void {
    const place = others.get(name);
    if (place === undefined || this.places.has(column)) return;
    this.places.set(column, place);
    others.delete(name);
  }
}

function normalise(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}
