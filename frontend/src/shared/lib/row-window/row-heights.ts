/** A list whose rows are equally high; one of them may show a panel below itself. */
export interface RowHeights {
  count: number;
  /** Pixels. */
  rowHeight: number;
  /** Index -1 where none is open. */
  panel: { index: number; height: number };
}

/** Pixels from the top of row `from` to the top of row `to`. */
export function heightOf({ rowHeight, panel }: RowHeights, from: number, to: number): number {
  const withPanel = panel.index >= from && panel.index < to;
  return Math.max(0, to - from) * rowHeight + (withPanel ? panel.height : 0);
}

/** The row at this many pixels below the top of the list; its panel counts as part of it. */
export function rowAt({ count, rowHeight, panel }: RowHeights, pixels: number): number {
  const panelTop = (panel.index + 1) * rowHeight;
  const rows = panel.index >= 0 && pixels >= panelTop ? Math.max(panelTop - 1, pixels - panel.height) : pixels;
  return Math.max(0, Math.min(count - 1, Math.floor(rows / rowHeight)));
}
