/** A list whose rows differ in height, which is known once a row was drawn. */
export interface MeasuredHeights {
  count: number;
  /** Pixels, for the rows that were not drawn yet. */
  usualHeight: number;
  /** Pixels by the key of the row. */
  known: ReadonlyMap<string, number>;
  keyOf: (place: number) => string;
}

/** Pixels from the top of row `from` to the top of row `to`. */
export function measuredHeight({ usualHeight, known, keyOf }: MeasuredHeights, from: number, to: number): number {
  let pixels = 0;
  for (let at = from; at < to; at += 1) pixels += known.get(keyOf(at)) ?? usualHeight;
  return pixels;
}

/** The row at this many pixels below the top of the list. */
export function measuredRowAt({ count, usualHeight, known, keyOf }: MeasuredHeights, pixels: number): number {
  let bottom = 0;
  for (let at = 0; at < count; at += 1) {
    bottom += known.get(keyOf(at)) ?? usualHeight;
    if (pixels < bottom) return at;
  }
  return Math.max(0, count - 1);
}
