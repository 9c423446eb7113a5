import { useEffect, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type DrawnRows, drawnRows } from './drawn-rows';
import { useElementHeight } from './use-element-height';
import { usePageTop } from './use-page-top';

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
    overscan: 5,
    scrollMargin: top,
    useFlushSync: false,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, openIndex, panelHeight]);
  return { ...drawnRows(virtualizer, { count, enabled, top }), listRef, panelRef };
}
