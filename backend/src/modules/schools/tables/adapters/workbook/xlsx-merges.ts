import { cellPlace } from './cell-place.js';
import type { XmlAttributes, XmlHandler } from './xml-events.js';

export interface Merge {
  top: number;
  bottom: number;
  column: number;
}

const MOST = 100_000;

/** The cells of a sheet that are merged over several rows; they are written after the rows. */
export class XlsxMerges implements XmlHandler {
  private readonly byRow = new Map<number, Merge[]>();
  private count = 0;

  open(name: string, attributes: XmlAttributes): void {
    if (name !== 'mergeCell' || this.count >= MOST) return;
    const [from, to] = (attributes['ref'] ?? '').split(':').map(cellPlace);
    if (!from || !to || to.row <= from.row) return;
    this.count += 1;
    const merge = { top: from.row, bottom: to.row, column: from.column };
    const known = this.byRow.get(merge.top);
    if (known) known.push(merge);
    else this.byRow.set(merge.top, [merge]);
  }

  from(row: number): readonly Merge[] {
    return this.byRow.get(row) ?? [];
  }
}
