import { useCallback, useState } from 'react';
import { allRows, type DrawnRows } from './drawn-rows';
import { heightOf, rowAt } from './row-heights';
import { holds, places, within } from './span';
import { useDrawnSpan } from './use-drawn-span';
import { useElementHeight } from './use-element-height';
import { useRootFont } from './use-root-font';

interface RowWindowOptions {
  count: number;
  /** When off, all rows are rendered. */
  enabled: boolean;
  /** What the style sheet makes every row, in rem. */
  rowRem: number;
  /** And in pixels on top of that: targets for a finger grow with no text. */
  rowPixels?: number;
  /** Place of the row that shows more below itself, or -1. */
  openIndex?: number;
  /** Deferred cell rendering for expensive rows: first their text, in a later frame their controls. */
  inTwo?: boolean;
}

export interface RowWindow extends DrawnRows {
  /** Whether the row at this place has its controls already. */
  isWhole: (index: number) => boolean;
  /** For the element that holds the rows. */
  listRef: (element: HTMLElement | null) => void;
  /** For what the open row shows below itself. */
  panelRef: (element: HTMLElement | null) => void;
}

/**
 * Draws only the rows near the window's view, however long the list. All rows are equally high: heights that are only
 * known once a row is drawn would change the length of the page underway and end the smooth scrolling of the key End
 * halfway, and measuring each row costs more than drawing it.
 */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { count, enabled, rowRem, rowPixels = 0, openIndex = -1, inTwo = false } = options;
  const rowHeight = rowRem * useRootFont().pixels + rowPixels;
  const [panelHeight, panelRef] = useElementHeight();
  const [list, listRef] = useState<HTMLElement | null>(null);
  const place = useCallback(
    (pixels: number) => rowAt({ count, rowHeight, panel: { index: openIndex, height: panelHeight } }, pixels),
    [count, rowHeight, openIndex, panelHeight],
  );
  const { rows, whole } = useDrawnSpan({ list, enabled, count, rowAt: place, inTwo });

  if (!enabled) return { ...allRows(count), isWhole: () => true, listRef, panelRef };
  const heights = { count, rowHeight, panel: { index: openIndex, height: panelHeight } };
  const isWhole = (index: number) => holds(whole, { first: index, last: index });
  // The list may have become shorter than its rendered part.
  const { first, last } = within(rows, { first: 0, last: count - 1 });
  return {
    indexes: places({ first, last }),
    above: heightOf(heights, 0, Math.min(first, count)),
    below: heightOf(heights, last + 1, count),
    isWhole,
    listRef,
    panelRef,
  };
}
