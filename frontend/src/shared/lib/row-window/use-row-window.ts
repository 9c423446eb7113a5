import { useEffect, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { DrawnRows } from './drawn-rows';
import { useElementHeight } from './use-element-height';
import { usePageTop } from './use-page-top';
import { type Span, useRunway } from './use-runway';

interface RowWindowOptions {
  count: number;
  /** Off, all rows are drawn. */
  enabled: boolean;
  /** What the style sheet makes every row, in rem. */
  rowRem: number;
  /** Place of the row that shows more below itself, or -1. */
  openIndex?: number;
}

export interface RowWindow extends DrawnRows {
  /** For the element that holds the rows. */
  listRef: (element: HTMLElement | null) => void;
  /** For what the open row shows below itself. */
  panelRef: (element: HTMLElement | null) => void;
}

/** Rows beyond each end of the view. */
const spare = 5;

const pixelsOfRem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/**
 * Draws only the rows near the window's view, however long the list. All rows are equally high: heights that are only
 * known once a row is drawn would change the length of the page underway and end the smooth scrolling of the key End
 * halfway, and measuring each row costs more than drawing it.
 */
export function useRowWindow({ count, enabled, rowRem, openIndex = -1 }: RowWindowOptions): RowWindow {
  const [top, listRef] = usePageTop();
  const [rowHeight] = useState(() => rowRem * pixelsOfRem());
  const [panelHeight, panelRef] = useElementHeight();
  const virtualizer = useWindowVirtualizer({
    count,
    enabled,
    estimateSize: (index) => (index === openIndex ? rowHeight + panelHeight : rowHeight),
    overscan: 0,
    scrollMargin: top,
    useFlushSync: false,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, openIndex, panelHeight]);
  const items = virtualizer.getVirtualItems();
  const span = useRunway({ first: items[0]?.index ?? 0, last: items.at(-1)?.index ?? -1 }, count, spare);
  const panel = { index: openIndex, height: panelHeight };
  return { ...(enabled ? rowsOf(span, count, rowHeight, panel) : allRows(count)), listRef, panelRef };
}

const places = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

const allRows = (count: number): DrawnRows => ({ indexes: places(0, count - 1), above: 0, below: 0 });

function rowsOf({ first, last }: Span, count: number, rowHeight: number, panel: { index: number; height: number }): DrawnRows {
  const end = Math.min(last, count - 1);
  const heightOf = (from: number, to: number) =>
    (to - from) * rowHeight + (panel.index >= from && panel.index < to ? panel.height : 0);
  return { indexes: places(first, end), above: heightOf(0, first), below: heightOf(end + 1, count) };
}
