import type { ColumnMapping } from './columns/column-mapping.js';
import type { ColumnPlan } from './columns/column-plan.js';
import { ImportColumns } from './columns/import-columns.js';
import { ImportFile, type Place } from './import-file.js';
import type { RowWarningCode } from './row-issue.js';

/** A row that duplicates an earlier one. */
interface Duplicate {
  column: string;
  code: RowWarningCode;
  value: string;
  what: string;
}

/** A file whose rows are stored independently. Of duplicates the first one wins. */
export abstract class RowsFile<Column extends string, Row> extends ImportFile<Row[]> {
  protected readonly columns: ImportColumns<Column>;
  private readonly known = new Set<string>();
  private rows: Row[] = [];

  /** `header` as found in the file, on `line`. Throws ImportFileError, InvalidMapping. */
  constructor(header: readonly string[], line: number, plan: ColumnPlan<Column>, mapping?: ColumnMapping) {
    super(header, mapping !== undefined);
    this.columns = new ImportColumns(header, plan, mapping);
    this.warnOfUnknownColumns(this.columns.unknown, line);
  }

  get items(): number {
    return this.known.size;
  }

  takeBatch(): Row[] {
    const taken = this.rows;
    this.rows = [];
    return taken;
  }

  /** Returns whether it was the first row of this key; another one is warned of. */
  protected takeFirst(key: string, row: Row, place: Place, { column, code, value, what }: Duplicate): boolean {
    if (this.known.has(key)) {
      this.warn(place, column, code, { value, what: `${value} appears twice ${what}; the first row was kept.` });
      return false;
    }
    this.known.add(key);
    this.rows.push(row);
    return true;
  }
}
