import { MAX_COLUMNS, type SheetRow } from './sheet-row.js';

interface Merged {
  bottom: number;
  value: string;
}

/** A cell that is merged over several rows counts for all of them: "Akron" beside its three coaches. Rows come in their order. */
export class MergedCells {
  private readonly open = new Map<number, Merged>();

  /** The cell in `column` of the row that is read now reaches down to `bottom`. */
  begin(column: number, bottom: number, value: string): void {
    if (column < MAX_COLUMNS && value !== '') this.open.set(column, { bottom, value });
  }

  /** Fills what is blank in the row because a cell above reaches into it. */
  fill(row: SheetRow): void {
    for (const [column, { bottom, value }] of this.open) {
      if (row.number > bottom) this.open.delete(column);
      else if ((row.cells[column] ?? '') === '') {
        while (row.cells.length < column) row.cells.push('');
        row.cells[column] = value;
      }
    }
  }
}
