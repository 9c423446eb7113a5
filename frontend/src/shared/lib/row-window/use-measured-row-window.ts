import { type RefCallback, useCallback, useMemo, useState } from 'react';
import { allRows, type DrawnRows } from './drawn-rows';
import { measuredHeight, measuredRowAt } from './measured-heights';
import { places, within } from './span';
import { useDrawnSpan } from './use-drawn-span';
import { useRowHeights } from './use-row-heights';

interface MeasuredRowWindowOptions {
  count: number;
  /** When off, all rows are rendered. */
  enabled: boolean;
  /** Usual height of a row in pixels; the true one is measured. */
  usualHeight: number;
  /** By which the height of the row at a place is known again when the list changes; the same function for the same list. */
  keyOf: (place: number) => string;
}

export interface MeasuredRowWindow extends DrawnRows {
  /** For the element that holds the rows. */
  listRef: (element: HTMLElement | null) => void;
  /** For each row, which carries its key as data-key. */
  measure: RefCallback<HTMLElement> | undefined;
}

/**
 * As useRowWindow, for a list in which many rows may be open at once: more expensive, since every row is measured.
 */
export function useMeasuredRowWindow({ count, enabled, usualHeight, keyOf }: MeasuredRowWindowOptions): MeasuredRowWindow {
  const [list, listRef] = useState<HTMLElement | null>(null);
  const { known, measure } = useRowHeights(usualHeight);
  const heights = useMemo(() => ({ count, usualHeight, known, keyOf }), [count, usualHeight, known, keyOf]);
  const rowAt = useCallback((pixels: number) => measuredRowAt(heights, pixels), [heights]);
  const { rows } = useDrawnSpan({ list, enabled, count, rowAt, inTwo: false });

  if (!enabled) return { ...allRows(count), listRef, measure: undefined };
  // The list may have become shorter than its rendered part.
  const { first, last } = within(rows, { first: 0, last: count - 1 });
  return {
    indexes: places({ first, last }),
    above: measuredHeight(heights, 0, Math.min(first, count)),
    below: measuredHeight(heights, last + 1, count),
    listRef,
    measure,
  };
}
